/** One shortest solution of every shipped level. Tests replay them; the site asks the solver instead. */
import type { Turn } from '../types.ts';

export const solutions: Readonly<Record<string, readonly Turn[]>> = {
  '01': [{ paths: { A: 's s e s e e e e e e s e e' }, skills: [] }],
  '02': [{ paths: { A: 's s e e e e s s e e e e e', B: 'e e e e s s e e e e e . s' }, skills: [] }],
  '03': [
    {
      paths: {
        A: 's s s e e e e e e e e s e',
        B: 's s e e e e e e e e s e s',
        C: 's e e e e e e e e s e s s',
      },
      skills: [],
    },
  ],
  '04': [{ paths: { A: 's s s e s s e e e e e e e e', B: 'e e se n ne sw s se se e e e e n' }, skills: [] }],
  '05': [{ paths: { A: 's e e e e e s s e e e e', B: 'e e e e e s s e e e s s s e' }, skills: [] }],
  '06': [{ paths: { A: 's e e . e e e e s s e e e', B: 'e e e e e . e s s e e e s' }, skills: [] }],
  '07': [{ paths: { A: 'e e s s e e e s s e e e e', B: 'e e e e e s s e e e e . s' }, skills: [] }],
  '08': [{ paths: { A: 'e e . s s e e e e s e e e', B: 's e e e . e e e s e e e s' }, skills: [] }],
  '09': [{ paths: { A: 's e e e e w e e e e e s s s e', B: 'e e e e e . e e e s s s e . s' }, skills: [] }],
  '10': [
    {
      paths: {
        A: 's e . n e e e e e s s e',
        B: 'w . e e e e e e s s e s',
        C: 'e n e e e e e s s e s s',
        D: 'n e e e e e s s e s s s',
      },
      skills: [],
    },
  ],
  '11': [
    { paths: { A: 'e e e e e e . s e . . . . . s', B: 'w w nw sw w w sw ne e e e e e e se' }, skills: [] },
  ],
  '12': [{ paths: { A: 'e2 e2 e2 e2 s se . . . . s', B: 'e s . e e e e e e e e' }, skills: [] }],
  '13': [
    {
      paths: { A: 's . . e e w . e e . . e e . . e e e s e', B: 'e . . e e . . e e . . e e e s e . . . s' },
      skills: [],
    },
  ],
  '14': [
    {
      paths: { A: 's s e e e e e e e e s e', B: 's e e e e e e e e s e s', C: 'e e e e e e e e s e s s' },
      skills: [],
    },
  ],
  '15': [
    { paths: { A: 'e e e e', B: 'n e e e' }, skills: ['A e'] },
    { paths: { B: 'e' }, skills: ['A e'] },
    { paths: { A: 'f', B: 'e' }, skills: ['A e'] },
    { paths: { A: 's s s e e . s', B: 'e e s s s e e' }, skills: [] },
  ],
  '16': [
    { paths: { A: 'e e e e s e f', B: 'n e e e e' }, skills: ['A n'] },
    { paths: { A: 'e e e s s s e s', B: 'e e e e s s s e' }, skills: [] },
  ],
  '17': [
    { paths: { A: 'e n' }, skills: ['A e'] },
    { paths: { A: 's e e e e s s e e e' }, skills: [] },
  ],
  '18': [
    { paths: { A: 's e e', B: 'e e e' }, skills: ['A e'] },
    { paths: { A: 'e e s s e e e e s', B: 'n e e s s e e e e' }, skills: [] },
  ],
  '19': [{ paths: { A: 'e ese ene ne s sse se2', B: 'e e e e e e s e e e' }, skills: [] }],
  '20': [
    {
      paths: {
        A: 's s e e e e e e e s e s e',
        B: 'e e e s s s . s e . . e e e e e',
        C: 'e e e ne n nw . se s s s s se e e e ne',
      },
      skills: [],
    },
  ],
  '21': [{ paths: { A: 'e s s e e e e e e s s s e e n', B: 'e e e n e e e e n s s s s e e' }, skills: [] }],
  '22': [
    { paths: { A: 'e', B: 'se' }, skills: ['A e'] },
    { paths: {}, skills: ['A e'] },
    { paths: { A: 'e e e e s w s s e e e', B: 'e ne ne se se . se e e . s' }, skills: [] },
  ],
  '23': [
    {
      paths: {
        A: 'e s e e e e . . e e s s s . e e . s . s',
        B: 'e s n e e . e w e e . e e s s s e e . s',
        C: 'n . . e e . . . e . e e e e s s s . e e',
      },
      skills: [],
    },
  ],
  '24': [
    { paths: { A: 'e e', B: 'e e', D: 'e ene' }, skills: ['A e'] },
    {
      paths: {
        A: 'e e s . . s s s s . e e e e',
        B: 'e ne . . . se s s s se e e e n',
        D: 'ene ene e w wsw . . s s2 s . . ese ese',
      },
      skills: [],
    },
  ],
  '25': [
    {
      paths: {
        A: 's e e s e e e e e e s s e',
        B: 'e e s e e e e e e s s e s',
        C: 'e e e e e e e e s s e s s',
      },
      skills: [],
    },
  ],
  '26': [
    {
      paths: {
        A: 's e e e e e e e e s s s e s',
        B: 'e e e e e e e e s s s e s s',
        C: 'e e . n e e e e e e s s s e',
      },
      skills: [],
    },
  ],
  '27': [
    {
      paths: {
        A: 's e e . e e e e e e s s s e',
        B: 'e e e e e e e e s s s e s s',
        C: 'se ne . ne se e ne e e s s s e s',
      },
      skills: [],
    },
  ],
  '28': [
    {
      paths: {
        A: 's e . e e e e e e e s s s e s',
        B: 'e e . e e e e e e s s s e s s',
        C: 'e e s n n e e e e e e s s s e',
      },
      skills: [],
    },
  ],
  '29': [
    {
      paths: {
        A: 'e e e e e e s s e s s s',
        B: 's w e n e e e e e s s e',
        C: 'n e e e e e e s s e s s',
        D: 'w n e e e e e e s s e s',
      },
      skills: [],
    },
  ],
  '30': [
    {
      paths: {
        A: 'e e s . e e e e e e s s s e',
        B: 'e e e e e e e e s s s e s s',
        C: 'e n ne se se se ne ne e s s s e s',
      },
      skills: [],
    },
  ],
  '31': [
    { paths: { A: 'e e e e . . e e s s e s e e s s s', B: 'e e n e w . e s s s s e e e e e e' }, skills: [] },
  ],
  '32': [
    {
      paths: {
        A: 'ese ese nne sse ese n2 s2 sse s2 n2 s2 n2 s2',
        B: 'se se . nw e2 e e e e e s se',
        C: '. e e e e e e e e s s s e',
      },
      skills: [],
    },
  ],
  '33': [
    {
      paths: {
        A: 's e e e e . . . e e e e s s s e s',
        B: 'e e e e e . . . e e e s s s e s s',
        C: 'e e . n e . . . e e e e e s s s e',
      },
      skills: [],
    },
  ],
  '34': [
    {
      paths: {
        A: 'se se se se se ne se ne se',
        B: 'se se ne se se ne se se ne',
        C: 'se se e se se se ne se ne',
        D: 'se se se se e ne se ne se',
      },
      skills: [],
    },
  ],
  '35': [
    { paths: { A: 'e e', B: 'e n' }, skills: ['A e'] },
    { paths: { A: 'e e n e', B: 'e e e e' }, skills: ['B e'] },
    { paths: { A: 's e e s s s e', B: 'e e s s s e s' }, skills: [] },
  ],
  '36': [
    { paths: { A: 'e f', B: 'e s' }, skills: ['A e'] },
    { paths: { A: 'f', B: 'e' }, skills: ['A e'] },
    { paths: { A: 's s e e e e e s e', B: 'e e e e e e s e s' }, skills: [] },
  ],
  '37': [
    {
      paths: {
        A: 's . e e . e e e . e e e s s s e s s',
        B: 'e . e e . e e e e e s s s e s s s',
        C: 'e . . n n s e . e e e e e e s s s e',
        D: 'e . . n n e e . e e e e e s s s e s',
      },
      skills: [],
    },
  ],
  '38': [
    { paths: { A: 'e e', B: 'e e', C: 'e2 ne' }, skills: ['A e'] },
    {
      paths: {
        A: 'e e s s e f e e s e s',
        B: 'ne s ne se e se se se s s n',
        C: '. ne ne e2 e w2 s2 se e s e',
      },
      skills: [],
    },
  ],
  '39': [
    {
      paths: {
        A: 's s e s n e e . . e e e . . e e s s e s s s n s n s n',
        B: 's e n s e e n . . s e w . . e e e . . e e s s e s s n',
        C: 'se . . nw ne . s n . se ne . . . s e nw s n se e ne s n se se se',
      },
      skills: [],
    },
  ],
};

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
};

/** The sixteen pieces of a side. */

/** One side's whole set, in the order in which it is shuffled (appendix A). */
export const wholeSet = 'KQRRBBNNPPPPPPPP';

/** The shipped arrival order of `fixed`; the king comes last. */
export const classicOrder = 'PPNPBPRPQPPNBRPK';

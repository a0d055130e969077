/** The books by name. Admiral reads both; a balance that held with one book alone would not be one. */
import { handbook, type Book } from './book.ts';
import { grownBook } from './grown-book.ts';

export const bookNames = ['handbook', 'grown', 'both'] as const;
export type BookName = (typeof bookNames)[number];

const bothBooks: Book = {
  hive_vanguard: [...handbook.hive_vanguard, ...grownBook.hive_vanguard],
  hive_concord: [...handbook.hive_concord, ...grownBook.hive_concord],
  vanguard_concord: [...handbook.vanguard_concord, ...grownBook.vanguard_concord],
};

const books: Readonly<Record<BookName, Book>> = { handbook, grown: grownBook, both: bothBooks };
export const bookNamed = (name: BookName): Book => books[name];

import { type Author } from './author.entity.js';
import { type AuthorState } from './authors.constants.js';

/** Somebody as others are shown them. */
export interface Named {
  id: number;
  name: string;
}

/** An author with what names it. */
export interface AuthorRow extends Pick<Author, 'id' | 'name' | 'note' | 'version'> {
  /** Empty if another system has none. */
  externalId: string;
  /** Null if there is none, or the account was removed. */
  account: Named | null;
  items: number;
  clicks: number;
  state: AuthorState;
  /** Where it is after all merges that followed. */
  mergedInto: Named | null;
  mergedAt: Date | null;
}

/** What administrators write. */
export type AuthorContent = Pick<Author, 'name' | 'note' | 'accountId'>;

/** An author as an import finds it. */
export interface KnownAuthor extends Pick<Author, 'id' | 'name' | 'note' | 'externalId'> {
  state: AuthorState;
  /** The author that has its items now, after all merges. */
  currentId: number;
}

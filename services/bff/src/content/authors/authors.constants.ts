import { type Transitions } from '../../common/transitions/transitions.constants.js';

export const AUTHOR_NAME = { maxLength: 64 } as const;
/** What colleagues should know about an author. */
export const AUTHOR_NOTE = { maxLength: 500 } as const;

/** What another system calls an author. */
export const AUTHOR_EXTERNAL_ID = { maxLength: 64 } as const;

/** Number of authors in the ranking. */
export const POPULAR_AUTHORS = 7;

/** Retention period of the facts used to rank authors and content. */
export const KEPT_YEARS = 2;

/** merged: what named it names another author now; removed: nothing named it, and it can be restored. */
export const AUTHOR_STATES = ['active', 'merged', 'removed'] as const;
export type AuthorState = (typeof AUTHOR_STATES)[number];

export const AUTHOR_ACTIONS = ['edit', 'merge', 'undoMerge', 'remove', 'restore'] as const;
export type AuthorAction = (typeof AUTHOR_ACTIONS)[number];
export const AUTHOR_TRANSITIONS: Transitions<AuthorAction, AuthorState> = {
  edit: { operation: 'editAuthor', from: ['active'], to: 'active' },
  merge: { operation: 'mergeAuthor', from: ['active'], to: 'merged' },
  undoMerge: { operation: 'undoAuthorMerge', from: ['merged'], to: 'active' },
  remove: { operation: 'removeAuthor', from: ['active'], to: 'removed' },
  restore: { operation: 'restoreAuthor', from: ['removed'], to: 'active' },
};

export const AUTHOR_SORTS = ['name', 'items', 'clicks'] as const;
export type AuthorSort = (typeof AUTHOR_SORTS)[number];

/** Starts at 1 and is incremented by every change. */
export const AUTHOR_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

/** In SQL: the author that has now, after all merges, what this one had. @param id an expression */
export function currentAuthor(id: string): string {
  return `
    (WITH RECURSIVE way (id) AS (
       SELECT ${id} UNION SELECT next.into_id FROM way JOIN author_merge AS next ON next.author_id = way.id
     ) SELECT way.id FROM way WHERE NOT EXISTS (SELECT FROM author_merge WHERE author_id = way.id))`;
}

/** In SQL: an author, and all whose work it has now after merges. @param id an expression */
export function mergedAuthors(id: string): string {
  return `
    (WITH RECURSIVE merged (id) AS (
       SELECT ${id} UNION SELECT former.author_id FROM merged JOIN author_merge AS former ON former.into_id = merged.id
     ) SELECT id FROM merged)`;
}

/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
export const AUTHORS_LOCK = 7_252_241;

import { diffLines } from 'diff';
import { CONTENT_FIELDS, type ContentField, type ItemContent } from './item-content.constants.js';

export const LINE_CHANGES = ['kept', 'added', 'removed'] as const;
export type LineChange = (typeof LINE_CHANGES)[number];

interface FieldChange {
  field: Exclude<ContentField, 'body'>;
  before: string[];
  after: string[];
}

interface Lines {
  change: LineChange;
  lines: string[];
}

/** A content with the name of its author, as people read it. */
export type NamedContent = Omit<ItemContent, 'authorId'> & { authorId: string };

export function changedFields(before: NamedContent, after: NamedContent): FieldChange[] {
  return CONTENT_FIELDS.filter((field) => field !== 'body')
    .map((field) => ({ field, before: textsOf(before[field]), after: textsOf(after[field]) }))
    .filter((change) => change.before.join('\n') !== change.after.join('\n'));
}

/** The time to compare grows with the square of this, and other requests wait for it. */
const MOST_CHANGES = 600;

export interface ComparedBodies {
  lines: Lines[];
  /** Whether too many lines differ to tell which ones have stayed between the first of them and the last. */
  isReplaced: boolean;
}

export function comparedBodies(before: string, after: string): ComparedBodies {
  const found = diffLines(closed(before), closed(after), { maxEditLength: MOST_CHANGES });
  if (!found) return replacedLines(linesOf(before), linesOf(after));
  const lines = found.map(({ added, removed, value }) => ({
    change: added ? ('added' as const) : removed ? ('removed' as const) : ('kept' as const),
    lines: linesOf(value),
  }));
  return { lines, isReplaced: false };
}

/** All between what both begin with and what both end with was removed, and added. */
function replacedLines(before: string[], after: string[]): ComparedBodies {
  const shorter = Math.min(before.length, after.length);
  let begin = 0;
  while (begin < shorter && before[begin] === after[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const removed = before.slice(begin, before.length - end);
  const added = after.slice(begin, after.length - end);
  const parts: Lines[] = [
    { change: 'kept', lines: before.slice(0, begin) },
    { change: 'removed', lines: removed },
    { change: 'added', lines: added },
    { change: 'kept', lines: before.slice(before.length - end) },
  ];
  return {
    lines: parts.filter(({ lines }) => lines.length > 0),
    isReplaced: removed.length > 0 && added.length > 0,
  };
}

function textsOf(value: number | string | string[] | null): string[] {
  return [value ?? []]
    .flat()
    .map(String)
    .filter((text) => text !== '');
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/** A last line without an end would differ from the same line with one. */
function closed(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

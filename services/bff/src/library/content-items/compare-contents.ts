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

export function changedLines(before: string, after: string): Lines[] {
  return diffLines(closed(before), closed(after)).map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'kept',
    lines: value.replace(/\n$/, '').split('\n'),
  }));
}

function textsOf(value: number | string | string[] | null): string[] {
  return [value ?? []]
    .flat()
    .map(String)
    .filter((text) => text !== '');
}

/** A last line without an end would differ from the same line with one. */
function closed(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

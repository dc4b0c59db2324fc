import { labelKey } from '../../common/text/label-key.js';
import { type Violation } from '../../common/contract/violation.js';
import { AppError } from '../../common/errors/app-error.js';
import { type ContentItem } from '../../content/content/content-item.entity.js';
import { type ContentKind } from '../../content/content/content.constants.js';
import { type SaveContentItemDto } from './content-item-request.dto.js';
import {
  CONTENT_FIELDS,
  type ContentField,
  DEFAULT_CONTENT,
  type ItemContent,
  REVISION_FIELDS,
  type RevisionField,
  WRITTEN_FIELDS,
  type WrittenField,
} from './item-content.constants.js';

export function contentOf(request: Omit<SaveContentItemDto, 'externalId' | 'version'>): ItemContent {
  const { authorId, labels = [] } = request;
  const given = WRITTEN_FIELDS.filter((field) => request[field] !== undefined);
  const written = Object.fromEntries(given.map((field) => [field, request[field]]));
  return { ...DEFAULT_CONTENT, ...(written as Pick<ItemContent, WrittenField>), authorId, labels };
}

/** What an item shows of its published revision. */
export function columnsOf(content: ItemContent): Pick<ContentItem, Exclude<ContentField, RevisionField>> {
  const columns: Pick<ContentItem, Exclude<ContentField, RevisionField>> = content;
  const stored = Object.entries(columns).filter(
    ([field]) => !REVISION_FIELDS.some((other) => other === field),
  );
  return Object.fromEntries(stored) as typeof columns;
}

/** The rules between fields. @throws AppError contractBroken */
export function checkContent(kind: ContentKind, content: ItemContent): void {
  const violations = violationsOf(kind, content);
  if (violations.length > 0) throw new AppError('contractBroken', {}, violations);
}

export function violationsOf(kind: ContentKind, content: ItemContent): Violation[] {
  const { agesFrom, agesTo, labels, body, videoAddress, video, cover, coverText } = content;
  const violations: Violation[] = [];
  const refuse = (field: string, rule: Violation['rule'], params: object = {}) =>
    violations.push({ field, rule, params: { ...params } });
  if (agesTo < agesFrom) refuse('agesTo', 'minimum', { min: agesFrom });
  if (new Set(labels.map(labelKey)).size < labels.length) refuse('labels', 'unique');
  if (kind === 'video' && body !== '') refuse('body', 'notForKind');
  if (kind !== 'video' && videoAddress !== '') refuse('videoAddress', 'notForKind');
  if (kind !== 'video' && video !== '') refuse('video', 'notForKind');
  if (video !== '' && videoAddress !== '') refuse('videoAddress', 'besideVideo');
  if (cover !== '' && coverText === '') refuse('coverText', 'required');
  if (cover === '' && coverText !== '') refuse('coverText', 'withoutCover');
  return violations;
}

/** There is something to inspect. @throws AppError contentIncomplete */
export function refuseIncomplete(kind: ContentKind, content: ItemContent): void {
  const field = kind === 'video' ? 'videoAddress' : 'body';
  if (!isComplete(kind, content)) throw new AppError('contentIncomplete', {}, { field });
}

function isComplete(kind: ContentKind, { body, videoAddress, video }: ItemContent): boolean {
  return (kind === 'video' ? videoAddress + video : body).trim() !== '';
}

/**
 * For the history: the fields that differ from another content, or all. Of a body, only its length: the revisions keep it.
 */
export function auditedContent(content: ItemContent, other?: ItemContent): object {
  const differing = CONTENT_FIELDS.filter(
    (field) => !other || JSON.stringify(content[field]) !== JSON.stringify(other[field]),
  );
  return Object.fromEntries(
    differing.map((field) =>
      field === 'body' ? ['characters', Array.from(content.body).length] : [field, content[field]],
    ),
  );
}

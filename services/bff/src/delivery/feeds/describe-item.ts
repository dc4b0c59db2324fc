import { type ContentCoverDto } from '../../library/media/content-picture.dto.js';
import { type DeliveredItemDto } from './delivered.dto.js';
import { type DeliveredItem } from './feed-statements.js';

/** The public fields of an item, the same for previews and for published items. */
export function describeItem(
  item: Omit<DeliveredItem, 'published'>,
  cover: ContentCoverDto | null,
): DeliveredItemDto {
  const { id, kind, orientation, title, summary, subject, language, agesFrom, agesTo, labels } = item;
  const { seconds, author, slug, externalId, publishedAt, updatedAt } = item;
  return {
    ...{ id, kind, orientation, title, summary, subject, language, agesFrom, agesTo, labels, cover },
    ...{ seconds, author, slug, externalId, publishedAt, updatedAt },
  };
}

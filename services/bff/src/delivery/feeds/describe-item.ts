import { type ContentCoverDto } from '../../library/media/content-picture.dto.js';
import { type DeliveredItemDto } from './delivered.dto.js';
import { type DeliveredItem } from './feed-statements.js';

/** What channels are told of an item: nothing else that its row has, and of a preview the same as of what is online. */
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

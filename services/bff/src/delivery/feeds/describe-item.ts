import {
  DELIVERED_FIELDS,
  type DeliveredField,
} from '../../library/content-items/delivered-fields.constants.js';
import { type ContentCoverDto } from '../../library/media/content-picture.dto.js';
import { type DeliveredItemDto } from './delivered.dto.js';
import { type DeliveredItem } from './feed-statements.js';

/** The public fields of an item, the same for previews and for published items. */
export function describeItem(
  item: Omit<DeliveredItem, 'published'>,
  cover: ContentCoverDto | null,
): DeliveredItemDto {
  const { id, kind, orientation, labels, seconds, author, slug, externalId, publishedAt, updatedAt } = item;
  return {
    ...{ id, kind, orientation, ...writtenOf(item), labels, cover },
    ...{ seconds, author, slug, externalId, publishedAt, updatedAt },
  };
}

function writtenOf(item: Pick<DeliveredItem, DeliveredField>): Pick<DeliveredItem, DeliveredField> {
  const written: Partial<Record<DeliveredField, unknown>> = {};
  for (const field of DELIVERED_FIELDS) written[field] = item[field];
  return written as Pick<DeliveredItem, DeliveredField>;
}

import {
  createContentItem,
  listContentItems,
  restoreContentItem,
} from '../../../api/generated/content-items/content-items';
import type { ContentItemListItemDto } from '../../../api/generated/model';
import type { Language } from '../../../shared/i18n/languages';
import { LiveList } from '../../../shared/lists/live-list';
import { type ContentItemForm, contentItemForm, requestOf } from './content-item-form';
import { contentItemParams, type ContentItemsQuery } from './content-items-view';

export function newContentItemList() {
  return new LiveList<ContentItemListItemDto, ContentItemsQuery>('contentItem.changed', (query, signal) =>
    listContentItems(contentItemParams(query), { signal, skipErrorToast: true }),
  );
}

/** @param language of the reader, in which most people write */
export function newContentItemForm(language: Language): ContentItemForm {
  return contentItemForm(null, language, (draft, { idempotencyKey }) =>
    createContentItem(requestOf(draft), { skipErrorToast: true, idempotencyKey }),
  );
}

/** Takes the removal back, if nobody made a further change since. Errors are shown by a toast. */
export function undoRemoval({ id, version }: Pick<ContentItemListItemDto, 'id' | 'version'>) {
  return restoreContentItem(id, { version });
}

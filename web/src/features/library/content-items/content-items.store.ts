import {
  changeContentItems,
  changeMatchingContentItems,
  createContentDownload,
  createContentItem,
  createContentView,
  deleteContentView,
  getContentOperation,
  getContentTable,
  listContentItems,
  listContentViews,
  restoreContentItem,
  saveContentTable,
  saveContentView,
  undoContentOperation,
} from '../../../api/generated/content-items/content-items';
import type {
  ContentChange,
  ContentColumn,
  ContentItemListItemDto,
  DownloadFormat,
} from '../../../api/generated/model';
import type { Language } from '../../../shared/i18n/languages';
import { UndoOffers } from '../../../shared/bulk/undo-offers';
import { newKey } from '../../../shared/lib/new-key';
import { may } from '../../../shared/session/permissions';
import type { Chosen } from '../../../shared/lists/selection';
import { LiveList } from '../../../shared/lists/live-list';
import type { TableView } from '../../../shared/saved-views/saved-view';
import { TableStore } from '../../../shared/saved-views/table.store';
import { type ContentItemForm, contentItemForm, requestOf } from './content-item-form';
import { sheetFields } from './content-items.constants';
import {
  contentItemParams,
  type ContentItemsQuery,
  contentViews,
  filterParams,
  orderOf,
} from './content-items-view';

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

/** The columns, density and saved views of the list, for this account. */
export function newContentTable() {
  const calls = {
    table: getContentTable,
    saveTable: saveContentTable,
    views: listContentViews,
    create: createContentView,
    save: saveContentView,
    remove: deleteContentView,
  };
  return new TableStore(contentViews, calls, 'content-table-unsent');
}

/**
 * All items that match, in the visible columns, behind the ids by which an import finds them.
 * @returns the address of the file
 * @throws ApiError, already shown to the user
 */
export async function downloadItems(
  format: DownloadFormat,
  query: ContentItemsQuery,
  { columns }: TableView<ContentColumn>,
): Promise<string> {
  const shown = columns.filter(({ isShown }) => isShown).flatMap(({ key }) => sheetFields(key));
  const { address } = await createContentDownload({
    format,
    columns: ['itemId', 'externalId', ...shown],
    filter: filterParams(query),
    ...orderOf(query),
  });
  return address;
}

/** The same step with many items. @throws ApiError, already shown to the user */
export function changeItems(action: ContentChange, chosen: Chosen<ContentItemsQuery>) {
  const options = { idempotencyKey: newKey() };
  if ('ids' in chosen) return changeContentItems({ action, ids: chosen.ids }, options);
  const { query, expectedTotal } = chosen;
  return changeMatchingContentItems({ action, filter: filterParams(query), expectedTotal }, options);
}

/** They outlive the page. */
export const undoOffers = new UndoOffers({
  event: 'contentItem.changed',
  mayUndo: () => may('undoContentOperation'),
  undo: undoContentOperation,
  status: getContentOperation,
});

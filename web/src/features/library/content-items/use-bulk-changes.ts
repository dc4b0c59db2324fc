import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentChange, ContentItemListItemDto } from '../../../api/generated/model';
import type { PagedList } from '../../../shared/lists/paged-list';
import { Selection } from '../../../shared/lists/selection';
import { may } from '../../../shared/session/permissions';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { type ContentItemsQuery, filterParams } from './content-items-view';
import { changeItems, undoOffers } from './content-items.store';

/** The selected items, and what can be done with all of them. */
export function useBulkChanges(
  list: PagedList<ContentItemListItemDto, ContentItemsQuery>,
  onChanged: () => void,
) {
  const { t } = useTranslation(['content-items', 'bulk']);
  const [selection] = useState(() => new Selection(list, filterParams));

  /** Before what nobody has seen on the page. */
  const ask = (action: ContentChange, count: number) =>
    confirm({
      title: t('bulk.ask', { count }),
      text: t('bulk.ask.text'),
      isIrreversible: false,
      action: t(`action.${action}`),
    });
  const change = async (action: ContentChange) => {
    const { chosen, count, isEverything } = selection;
    if (isEverything && !(await ask(action, count))) return;
    try {
      const operation = await changeItems(action, chosen);
      const { changed, skipped } = operation;
      const left = skipped === 0 ? '' : ` ${t('bulk.skipped', { count: skipped })}`;
      if (changed === 0) toasts.show({ kind: 'info', text: `${t('bulk:done.nothing')}${left}` });
      else
        undoOffers.offer(operation, `${t(`bulk.done.${action}`, { count: changed })}${left}`, () => {
          onChanged();
          return Promise.resolve();
        });
      selection.clear();
      onChanged();
    } catch {
      // The transport has shown the error.
    }
  };
  const possible: ContentChange[] =
    list.answered?.shelf === 'bin'
      ? ['restore']
      : [
          'submit',
          ...(may('publishContentItem') ? (['online'] as const) : []),
          ...(may('unpublishContentItem') ? (['offline'] as const) : []),
          'remove',
        ];
  const actions = possible.map((action) => ({
    key: action,
    label: t(`action.${action}`),
    run: () => change(action),
  }));
  return { selection: may('changeContentItems') ? selection : null, actions };
}

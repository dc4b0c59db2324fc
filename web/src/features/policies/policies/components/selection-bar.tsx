import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownloadFormat, PolicyAction } from '../../../../api/generated/model';
import { confirm } from '../../../../shared/ui/overlays/confirm';
import type { PoliciesQuery } from '../policies-view';
import type { PoliciesStore } from '../policies.store';
import { BulkBar } from './bulk-bar';

interface Props {
  store: PoliciesStore;
  query: PoliciesQuery;
  onAction: (action: PolicyAction) => Promise<void>;
  onDownload: (format: DownloadFormat) => void;
}

/** Asks for confirmation before an action on rows that the user has not seen. */
export const SelectionBar = observer(function SelectionBar(props: Props) {
  const { store, query, onAction, onDownload } = props;
  const { t } = useTranslation('policies');
  const { selection, list } = store;
  const [isBusy, setBusy] = useState(false);
  const count = selection.count(list.total);
  if (count === 0) return null;

  const run = async (action: PolicyAction) => {
    setBusy(true);
    await onAction(action);
    setBusy(false);
  };
  const ask = async (action: PolicyAction) => {
    const question = {
      title: t(`bulk.ask.${action}`, { count }),
      text: t('bulk.ask.text'),
      isIrreversible: false,
    };
    if (await confirm({ ...question, action: t(`action.${action}`) })) await run(action);
  };
  return (
    <BulkBar
      count={count}
      total={list.total}
      isEverything={selection.isEverything}
      isPageWhole={selection.ofPage(list.rows.map(({ id }) => id)) === 'all'}
      onPage={list.rows.length}
      isDeleted={query.place === 'bin'}
      isBusy={isBusy}
      onEverything={selection.selectEverything}
      onAction={(action) => {
        void (selection.isEverything ? ask(action) : run(action));
      }}
      onDownload={onDownload}
      onClear={selection.clear}
    />
  );
});

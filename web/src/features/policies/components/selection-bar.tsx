import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PolicyAction } from '../../../api/generated/model';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import type { PoliciesQuery } from '../policies-view';
import type { PoliciesStore } from '../policies.store';
import { BulkBar } from './bulk-bar';

interface Props {
  store: PoliciesStore;
  query: PoliciesQuery;
  onAction: (action: PolicyAction) => Promise<void>;
}

/** Asks before something is done to rows that nobody has seen. */
export const SelectionBar = observer(function SelectionBar({ store, query, onAction }: Props) {
  const { t } = useTranslation('policies');
  const { selection, list } = store;
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<PolicyAction | null>(null);
  const count = selection.count(list.total);
  if (count === 0) return null;

  const run = async (action: PolicyAction) => {
    setAsked(null);
    setBusy(true);
    await onAction(action);
    setBusy(false);
  };
  return (
    <>
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
          if (selection.isEverything) setAsked(action);
          else void run(action);
        }}
        onClear={selection.clear}
      />
      {asked && (
        <ConfirmDialog
          title={t(`bulk.ask.${asked}`, { count })}
          text={t('bulk.ask.text')}
          confirm={t(`action.${asked}`)}
          onConfirm={() => void run(asked)}
          onCancel={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UndeliveredDto } from '../../../api/generated/model';
import { AuditLink } from '../../../shared/history/audit-link';
import { useListView } from '../../../shared/lists/use-list-view';
import { ChoiceFilter } from '../../../shared/records/choice-filter';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { PageFrame } from '../../../shared/ui/layout/page-frame';
import { confirm } from '../../../shared/ui/overlays/confirm';
import { Pager } from '../../../shared/ui/pager/pager';
import { UndeliveredOperations } from './components/undelivered-operations';
import { UndeliveredTable } from './components/undelivered-table';
import styles from './components/undelivered.module.css';
import { kinds, undeliveredQuery } from './undelivered-view';
import { UndeliveredStore } from './undelivered.store';

export const UndeliveredPage = observer(function UndeliveredPage() {
  const { t } = useTranslation(['outbox', 'shared']);
  const [store] = useState(() => new UndeliveredStore());
  const { list, follow } = store.live;
  useEffect(() => follow(), [follow]);
  const { query, narrow, pager } = useListView(list, undeliveredQuery);
  const resend = useCallback(
    async ({ id }: UndeliveredDto) => {
      try {
        await store.resend(id);
        toasts.show({ kind: 'success', text: t('done.resend') });
      } catch {
        // Shown as a toast.
      }
    },
    [store, t],
  );
  const discard = useCallback(
    async ({ id, recipient }: UndeliveredDto) => {
      const isDone = await confirm({
        title: t('discard.title'),
        text: t('discard.text', { recipient: recipient ?? t('recipient.removed') }),
        action: t('action.discard'),
        isIrreversible: true,
        run: () => store.discard(id),
      });
      if (isDone) toasts.show({ kind: 'success', text: t('done.discard') });
    },
    [store, t],
  );
  const operations = useMemo(
    () => ({
      title: t('operations'),
      cell: (row: UndeliveredDto) => (
        <UndeliveredOperations
          row={row}
          onResend={() => void resend(row)}
          onDiscard={() => void discard(row)}
        />
      ),
    }),
    [t, resend, discard],
  );
  return (
    <PageFrame title={t('shared:menu.list.undelivered')}>
      <div role="search" aria-label={t('shared:menu.list.undelivered')} className={styles.filter}>
        <ChoiceFilter
          label={t('column.kind')}
          value={query.kind}
          choices={kinds}
          textOf={(kind) => t(`kind.${kind}`)}
          onChange={(kind) => {
            narrow({ kind });
          }}
        />
      </div>
      <AuditLink of={{ entity: 'outboxMessage', entityId: 0 }} />
      <UndeliveredTable list={list} query={query} operations={operations} onQuery={narrow} />
      <Pager {...pager} />
    </PageFrame>
  );
});

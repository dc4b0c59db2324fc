import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParameterVersionDto } from '../../../../api/generated/model';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { Alert } from '../../../../shared/ui/feedback/alert';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { toasts } from '../../../../shared/ui/feedback/toasts.store';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { confirm } from '../../../../shared/ui/overlays/confirm';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { Pager } from '../../../../shared/ui/pager/pager';
import { openChange } from '../values/open-change';
import type { ApprovalStore } from './approval.store';
import styles from './drawer.module.css';
import { VersionEntry } from './version-entry';
import { VersionsStore } from './versions.store';

interface Props {
  store: ApprovalStore;
  onClose: () => void;
}

/** The versions so far. To go back to one opens a change like any other. */
export const VersionsDialog = observer(function VersionsDialog({ store, onClose }: Props) {
  const { t } = useTranslation('profile-parameters');
  const [versions] = useState(() => new VersionsStore());
  const { changes } = store;
  useEffect(() => {
    versions.turn({});
    return versions.list.stop;
  }, [versions, changes]);
  const applied = store.approval.data?.version ?? 0;
  const isBlocked = openChange(store.approval.data) !== null;
  const rollBack = async ({ version }: ParameterVersionDto) => {
    const question = { title: t('versions.ask', { version }), text: t('versions.ask.text') };
    const isDone = await confirm({
      ...question,
      action: t('versions.restore'),
      isIrreversible: false,
      run: () => versions.rollBack(version, applied),
    });
    if (!isDone) return;
    onClose();
    toasts.show({ kind: 'success', text: t('versions.done') });
    store.changed();
  };
  return (
    <Dialog shape="sheet" title={t('versions.title')} onClose={onClose}>
      <div className={styles.body}>
        {isBlocked && <Alert kind="warning">{t('versions.blocked')}</Alert>}
        <ResourceView
          resource={versions.list.page}
          skeleton={<Skeleton height={240} />}
          onRetry={() => void versions.list.refresh()}
        >
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState title={t('versions.empty')}>{t('versions.empty.text')}</EmptyState>
            ) : (
              <ul className={styles.versions}>
                {list.map((entry) => (
                  <VersionEntry
                    key={entry.version}
                    entry={entry}
                    isApplied={entry.version === applied}
                    isBlocked={isBlocked || store.approval.data === null}
                    onRollBack={() => void rollBack(entry)}
                  />
                ))}
              </ul>
            )
          }
        </ResourceView>
        <div className={styles.pager}>
          <Pager
            current={versions.query.current}
            pageSize={versions.query.pageSize}
            total={versions.list.page.data?.total ?? null}
            onPage={(current) => {
              versions.turn({ current });
            }}
            onPageSize={(pageSize) => {
              versions.turn({ current: 1, pageSize });
            }}
          />
        </div>
      </div>
    </Dialog>
  );
});

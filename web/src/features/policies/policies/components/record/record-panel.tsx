import IconExclamation from '@arco-design/web-react/icon/react-icon/IconExclamation';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../../../shared/i18n/load-texts';
import { ApiError } from '../../../../../api/api-error';
import { NOT_FOUND } from '../../../../../api/codes';
import type { PolicyDetailDto } from '../../../../../api/generated/model';
import { may } from '../../../../../shared/session/permissions';
import { ErrorState } from '../../../../../shared/ui/feedback/error-state';
import { ForbiddenState } from '../../../../../shared/ui/feedback/forbidden-state';
import { lazyPart } from '../../../../../shared/ui/feedback/lazy-part';
import { Skeleton } from '../../../../../shared/ui/feedback/skeleton';
import { SkeletonLines } from '../../../../../shared/ui/feedback/skeleton-lines';
import { ScheduleButton } from '../../../../../shared/schedule/schedule-button';
import { StatePanel } from '../../../../../shared/ui/feedback/state-panel';
import { Tabs } from '../../../../../shared/ui/layout/tabs';
import type { RecordTab } from '../../policies.constants';
import type { PolicyEditStore } from '../../policy-edit.store';
import type { PolicyItemsDrafts } from '../../policy-items-drafts';
import type { PolicyRecordStore } from '../../policy-record.store';
import type { RowActions } from '../row-operations';
import { DeletionNote } from './deletion-note';
import { PolicyForm } from './policy-form';
import { RecordDetails } from './record-details';
import { RecordHistory } from './record-history';
import styles from './record.module.css';

const PolicyItemsTab = lazyPart(async () => {
  const [{ PolicyItemsTab: Tab }] = await Promise.all([
    import('../../policy-items/policy-items-tab'),
    loadTexts(['policy-items', 'content-items', 'forms', 'records']),
  ]);
  return Tab;
});

interface Props {
  store: PolicyRecordStore;
  tab: RecordTab;
  actions: RowActions;
  /** Undefined without permission. */
  edit: PolicyEditStore | undefined;
  items: PolicyItemsDrafts;
  onTab: (tab: RecordTab) => void;
  onSaved: (policy: PolicyDetailDto) => void;
  /** The items were saved. */
  onChanged: () => void;
  onCancel: () => void;
}

export const RecordPanel = observer(function RecordPanel(props: Props) {
  const { store, actions, edit, items, onTab, onSaved, onChanged, onCancel } = props;
  const { t } = useTranslation(['policies', 'shared']);
  const { state, error, data: policy } = store.view;
  if (state === 'forbidden') return <ForbiddenState />;
  if (state === 'error') {
    const isGone = error instanceof ApiError && error.code === NOT_FOUND;
    if (!isGone) return <ErrorState error={error} onRetry={() => void store.refresh()} />;
    return (
      <StatePanel icon={<IconExclamation />} title={t('record.missing')}>
        {t('record.missing.text')}
      </StatePanel>
    );
  }
  if (policy === null) return <RecordSkeleton />;

  const { deletedTime } = policy;
  // There is no form without edit permission or for a record in the bin, whatever the URL says. Input that was typed
  // before somebody deleted the record is kept.
  const isDirty = edit?.form.isDirty === true;
  const mayEdit = edit !== undefined && (deletedTime === null || isDirty);
  const tabs: RecordTab[] = mayEdit
    ? ['details', 'items', 'edit', 'history']
    : ['details', 'items', 'history'];
  const tab = tabs.find((known) => known === props.tab) ?? 'details';
  const isUnsaved = (key: RecordTab): key is 'edit' | 'items' =>
    (key === 'edit' && isDirty) || (key === 'items' && items.isDirty(policy.id));
  return (
    <div className={styles.body}>
      <Tabs
        label={t('record.title')}
        tabs={tabs.map((key) => ({
          key,
          label: isUnsaved(key) ? t(`tab.${key}.dirty`) : t(`tab.${key}`),
        }))}
        chosen={tab}
        onChoose={onTab}
      >
        {tab === 'details' && (
          <RecordDetails
            policy={policy}
            actions={actions}
            schedule={
              may('schedulePolicy') &&
              deletedTime === null && (
                <ScheduleButton begin={() => store.schedule(policy)} onSaved={onChanged} />
              )
            }
          />
        )}
        {tab === 'items' && (
          <PolicyItemsTab
            key={policy.id}
            policy={policy}
            drafts={items}
            placeholder={<SkeletonLines count={8} />}
            onChanged={onChanged}
            onLost={() => {
              onTab('details');
            }}
          />
        )}
        {tab === 'edit' && edit && (
          <PolicyForm
            edit={edit}
            deletion={deletedTime !== null && <DeletionNote store={store} time={deletedTime} />}
            onSaved={onSaved}
            onCancel={onCancel}
          />
        )}
        {tab === 'history' && <RecordHistory store={store} version={policy.version} />}
      </Tabs>
    </div>
  );
});

function RecordSkeleton() {
  return (
    <div className={styles.body} aria-busy="true">
      {Array.from({ length: 7 }, (_, at) => (
        <p key={at} className={styles.skeleton}>
          <Skeleton width={at % 2 === 0 ? '72%' : '48%'} />
        </p>
      ))}
    </div>
  );
}

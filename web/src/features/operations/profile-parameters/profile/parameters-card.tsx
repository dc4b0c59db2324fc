import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import { EmptyState } from '../../../../shared/ui/feedback/empty-state';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { openChange } from '../values/open-change';
import { changedFields } from '../values/parameter-values';
import type { ApprovalStore } from './approval.store';
import { AppliedParameters } from './applied-parameters';
import { ParameterFacts } from './parameter-facts';
import styles from './profile.module.css';

interface Props {
  which: 'current' | 'original';
  store: ApprovalStore;
  onVersions?: () => void;
}

/** The parameters that are requested or in force. */
export const ParametersCard = observer(function ParametersCard({ which, store, onVersions }: Props) {
  const { t } = useTranslation('profile-parameters');
  const { approval } = store;
  const isPending = which === 'current' && openChange(approval.data) !== null;
  return (
    <Card
      title={t(isPending ? 'current.pending' : which)}
      busy={approval.state === 'loading'}
      extra={
        onVersions && (
          <div className={styles.actions}>
            <Button onClick={onVersions}>{t('action.versions')}</Button>
          </div>
        )
      }
    >
      <ResourceView
        resource={approval}
        skeleton={<Skeleton height={248} />}
        onRetry={() => void store.reload()}
      >
        {({ current, original }) => {
          const shown = which === 'current' ? current : original;
          if (shown === null)
            return <EmptyState title={t('parameters.empty')}>{t('parameters.empty.text')}</EmptyState>;
          const { change } = approval.data ?? {};
          if (which === 'current' && change?.state === 'applied' && change.differences.length > 0)
            return <AppliedParameters parameters={shown} change={change} />;
          const changed = which === 'current' ? changedFields(original, current) : [];
          return (
            <>
              <ParameterFacts parameters={shown} changed={changed} />
              {isPending && (
                <p className={styles.note}>
                  {changed.length === 0 ? t('changed.none') : t('changed.some', { count: changed.length })}
                </p>
              )}
            </>
          );
        }}
      </ResourceView>
    </Card>
  );
});

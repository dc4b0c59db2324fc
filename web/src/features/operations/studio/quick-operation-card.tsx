import IconHistory from '@arco-design/web-react/icon/react-icon/IconHistory';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/actions/icon-button';
import { NoteLine } from '../../../shared/ui/feedback/note-line';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { Card } from '../../../shared/ui/layout/card';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { QuickOperations } from './components/quick-operations';
import { LogDialog } from './log-dialog';
import styles from './quick-operation-card.module.css';
import type { StudioStore } from './studio.store';
import { useOperation } from './use-operation';

/** Changes of the broadcast in one press, and the log of all of them. */
export const QuickOperationCard = observer(function QuickOperationCard({ store }: { store: StudioStore }) {
  const { t } = useTranslation('studio');
  const [isLogOpen, setLogOpen] = useState(false);
  const { resource, load } = store.studio;
  const note = store.notes.get('operations');

  const run = useOperation(store, 'operations');

  return (
    <Card
      title={t('operations')}
      busy={resource.isLoading}
      extra={
        <IconButton
          label={t('log')}
          onClick={() => {
            setLogOpen(true);
          }}
        >
          <IconHistory />
        </IconButton>
      }
    >
      <ResourceView resource={resource} skeleton={<OperationsSkeleton />} onRetry={load}>
        {(studio) => (
          <>
            <QuickOperations
              studio={studio}
              busy={store.busy}
              onOperation={(operation) => void run(studio, operation)}
            />
            {note && (
              <NoteLine
                note={note}
                conflictText={t('conflict')}
                onClose={() => {
                  store.forget('operations');
                }}
              />
            )}
          </>
        )}
      </ResourceView>
      {isLogOpen && (
        <LogDialog
          onClose={() => {
            setLogOpen(false);
          }}
        />
      )}
    </Card>
  );
});

function OperationsSkeleton() {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} height={36} />
      ))}
    </div>
  );
}

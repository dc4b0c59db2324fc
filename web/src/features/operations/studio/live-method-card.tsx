import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LiveMethod, type StudioDto } from '../../../api/generated/model';
import { useUrlView } from '../../../shared/lists/use-url-view';
import { Button } from '../../../shared/ui/actions/button';
import { NoteLine } from '../../../shared/ui/feedback/note-line';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { Card } from '../../../shared/ui/layout/card';
import { StateTag } from '../../../shared/ui/layout/state-tag';
import { Tabs } from '../../../shared/ui/layout/tabs';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import styles from './live-method-card.module.css';
import { monitorView } from './monitor-view';
import { ProgrammeView } from './programme-view';
import type { Operation, StudioStore } from './studio.store';
import { useOperation } from './use-operation';

/** The live methods with their programmes. The URL holds the one that is shown. */
export const LiveMethodCard = observer(function LiveMethodCard({ store }: { store: StudioStore }) {
  const { t } = useTranslation('studio');
  const [view, changeView] = useUrlView(monitorView, { replace: true });
  const { data: studio } = store.studio;
  const { resource, load } = store.programmes;
  const note = store.notes.get('method');
  const shown = view.method === '' ? (studio?.method ?? 'normal') : view.method;

  const run = useOperation(store, 'method');

  return (
    <Card title={t('method')} busy={resource.isLoading}>
      <Tabs
        label={t('method')}
        tabs={Object.values(LiveMethod).map((key) => ({ key, label: t(`method.${key}`) }))}
        chosen={shown}
        onChoose={(method) => {
          changeView({ method });
        }}
      >
        {studio !== null && (
          <MethodActions
            studio={studio}
            shown={shown}
            busy={store.busy}
            onOperation={(operation) => void run(studio, operation)}
          />
        )}
        {note && (
          <NoteLine
            note={note}
            conflictText={t('conflict')}
            onClose={() => {
              store.forget('method');
            }}
          />
        )}
        <ResourceView resource={resource} skeleton={<Skeleton height={220} />} onRetry={load}>
          {(programmes) => <ProgrammeView store={store} programmes={programmes} method={shown} />}
        </ResourceView>
      </Tabs>
    </Card>
  );
});

interface ActionsProps {
  studio: StudioDto;
  shown: LiveMethod;
  busy: string | null;
  onOperation: (operation: Operation) => void;
}

function MethodActions({ studio, shown, busy, onOperation }: ActionsProps) {
  const { t } = useTranslation('studio');
  const { state, method, actions } = studio;
  const isInUse = shown === method;
  const move = state === 'offAir' ? 'start' : 'stop';
  return (
    <div className={styles.actions}>
      <StateTag tone={isInUse ? 'good' : 'quiet'}>{t(isInUse ? 'method.inUse' : 'method.notInUse')}</StateTag>
      {isInUse ? (
        actions.includes(move) && (
          <Button
            look={move === 'start' ? 'primary' : 'secondary'}
            busy={busy !== null}
            onClick={() => {
              onOperation({ action: move });
            }}
          >
            {t(`action.${move}`)}
          </Button>
        )
      ) : actions.includes('switchMethod') ? (
        <Button
          look="primary"
          busy={busy !== null}
          onClick={() => {
            onOperation({ action: 'switchMethod', method: shown });
          }}
        >
          {t('action.switchMethod')}
        </Button>
      ) : (
        <p className={styles.reason}>{t(`illegal.${state}`)}</p>
      )}
    </div>
  );
}

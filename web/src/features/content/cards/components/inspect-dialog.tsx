import IconCheckCircle from '@arco-design/web-react/icon/react-icon/IconCheckCircle';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueItemDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { announce } from '../../../../shared/announcements/live-regions';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { NoteLine } from '../../../../shared/ui/feedback/note-line';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { StatePanel } from '../../../../shared/ui/feedback/state-panel';
import { decisions, openStages } from '../cards.constants';
import { isFirstClick } from '../first-click';
import type { InspectionStore } from '../inspection.store';
import { Duration } from './duration';
import styles from './inspect-dialog.module.css';

interface Props {
  title: string;
  makeStore: () => InspectionStore;
  onClose: () => void;
}

/** The items of a queue that await inspection. */
export const InspectDialog = observer(function InspectDialog({ title, makeStore, onClose }: Props) {
  const { t } = useTranslation('cards');
  const [store] = useState(makeStore);
  useEffect(() => {
    store.load();
    return store.items.stop;
  }, [store]);

  const skeleton = (
    <div className={styles.items}>
      {Array.from({ length: 3 }, (_, at) => (
        <Skeleton key={at} height={72} />
      ))}
    </div>
  );
  return (
    <Dialog title={t('inspect.title', { title })} onClose={onClose}>
      <SelectField
        label={t('inspect.stage')}
        value={store.stage}
        options={openStages.map((value) => ({ value, label: t(`inspect.stage.${value}`) }))}
        onChange={store.choose}
      />
      {store.note !== null && <NoteLine note={store.note} conflictText={t('inspect.conflict')} />}
      <ResourceView resource={store.items} skeleton={skeleton} onRetry={store.load}>
        {(items) =>
          items.length === 0 && !store.items.isLoading ? (
            <StatePanel icon={<IconCheckCircle />} title={t('inspect.empty')}>
              {t('inspect.empty.text')}
            </StatePanel>
          ) : (
            <ul className={styles.items}>
              {items.map((item) => (
                <Item key={item.id} item={item} store={store} />
              ))}
            </ul>
          )
        }
      </ResourceView>
    </Dialog>
  );
});

const Item = observer(function Item({ item, store }: { item: QueueItemDto; store: InspectionStore }) {
  const { t } = useTranslation('cards');
  return (
    <li className={styles.item} aria-busy={store.busyId === item.id}>
      <p className={styles.title}>
        {item.title}
        <span className={styles.duration}>
          <Duration seconds={item.duration} />
        </span>
      </p>
      <div className={styles.decisions}>
        {decisions
          .filter((action) => item.actions.includes(action))
          .map((action) => (
            <Button
              key={action}
              look={action === 'pass' ? 'primary' : 'secondary'}
              busy={store.busyId !== null}
              aria-label={t('inspect.for', { action: t(`inspect.${action}`), title: item.title })}
              onClick={(event) => {
                if (!isFirstClick(event)) return;
                const next = event.currentTarget.closest('li')?.nextElementSibling;
                void store.decide(item, action).then(() => {
                  next?.querySelector('button')?.focus();
                  if (store.note === null) announce(t(`inspect.done.${action}`, { title: item.title }));
                });
              }}
            >
              {t(`inspect.${action}`)}
            </Button>
          ))}
      </div>
    </li>
  );
});

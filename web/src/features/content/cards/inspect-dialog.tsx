import IconCheckCircle from '@arco-design/web-react/icon/react-icon/IconCheckCircle';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../../shared/announcements/use-announcement';
import { isolated } from '../../../shared/i18n/isolated';
import { useMedia } from '../../../shared/lib/use-media';
import { useSingleKeys } from '../../../shared/shortcuts/use-single-keys';
import { ResourceView } from '../../../shared/ui/loaded/resource-view';
import { NoteLine } from '../../../shared/ui/feedback/note-line';
import { Skeleton } from '../../../shared/ui/feedback/skeleton';
import { StatePanel } from '../../../shared/ui/feedback/state-panel';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../shared/ui/feedback/undoable';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { type Decision, decisionKeys, decisions } from './cards.constants';
import { hasDecided, type InspectionStore } from './inspection.store';
import styles from './inspect-dialog.module.css';
import { InspectItem } from './components/inspect-item';
import { InspectQueue } from './components/inspect-queue';

interface Props {
  title: string;
  makeStore: () => InspectionStore;
  onClose: () => void;
}

const NARROW = '(width < 720px)';

/** The queue beside the item to inspect; on phones one of the two. */
export const InspectDialog = observer(function InspectDialog({ title, makeStore, onClose }: Props) {
  const { t } = useTranslation(['cards', 'records']);
  const [store] = useState(makeStore);
  // A queue that is decided may leave the list of cards behind it.
  const [name] = useState(title);
  const pane = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia(NARROW);
  const [isQueueShown, setQueueShown] = useState(true);
  const [rejectedId, setRejectedId] = useState<number | null>(null);
  useEffect(() => {
    store.load();
    return store.items.stop;
  }, [store]);

  const { chosen, progress } = store;
  const isRejecting = rejectedId === chosen?.id;
  const isItemShown = !isNarrow || !isQueueShown;
  useAnnouncement(
    chosen === null || !isItemShown ? '' : `${t('inspect.progress', progress)}: ${isolated(chosen.title)}`,
  );

  const { lost } = store;
  const conflictText =
    lost === null
      ? ''
      : t(lost.stage === undefined ? 'inspect.lost' : `inspect.lost.${lost.stage}`, {
          title: isolated(lost.title),
          person: lost.person ?? t('inspect.lost.somebody'),
        });
  const decide = async (decision: Decision) => {
    if (chosen === null) return;
    const decided = await store.decide(chosen, decision);
    if (decided === null) return;
    setRejectedId(null);
    // The next item is read from its beginning.
    pane.current?.scrollTo(0, 0);
    pane.current?.focus();
    const { action } = decision;
    const isDecided = hasDecided(decision, decided);
    const text = isDecided
      ? t(`inspect.done.${action}`, { title: decided.title })
      : t('records:done.approval');
    // One toast for all decisions, or they would cover the item.
    const id = 'inspection';
    if (action === 'reopen' || !isDecided) toasts.show({ kind: 'success', id, text });
    else undoable({ id, text, undo: () => store.undo(decided) });
  };
  const begin = (action: Decision['action']) => {
    if (action === 'reject') setRejectedId(chosen?.id ?? null);
    else void decide({ action });
  };
  const legal = isItemShown && !isRejecting ? decisions.filter((one) => chosen?.actions.includes(one)) : [];
  useSingleKeys({
    ...keysOf(legal, begin),
    j: () => {
      store.step(1);
    },
    s: () => {
      store.step(1);
    },
    k: () => {
      store.step(-1);
    },
  });

  return (
    <Dialog shape="desk" title={t('inspect.title', { title: name })} onClose={onClose}>
      <div className={styles.panes}>
        {(!isNarrow || isQueueShown) && (
          <InspectQueue
            store={store}
            onChoose={(id) => {
              store.choose(id);
              setQueueShown(false);
            }}
          />
        )}
        {isItemShown && (
          // It scrolls and may hold no control, so that the keyboard needs a stop on it.
          <div
            ref={pane}
            role="group"
            aria-label={chosen?.title ?? name}
            tabIndex={0}
            className={styles.item}
          >
            <ResourceView resource={store.items} skeleton={<Skeleton height={280} />} onRetry={store.load}>
              {() =>
                chosen === null ? (
                  <>
                    {store.note && <NoteLine note={store.note} conflictText={conflictText} />}
                    <StatePanel icon={<IconCheckCircle />} title={t('inspect.empty')}>
                      {t('inspect.empty.text')}
                    </StatePanel>
                  </>
                ) : (
                  <InspectItem
                    item={chosen}
                    content={store.content}
                    conflictText={conflictText}
                    progress={progress}
                    isBusy={store.isBusy}
                    note={store.note}
                    isRejecting={isRejecting}
                    {...(isNarrow
                      ? {
                          onBack: () => {
                            setQueueShown(true);
                          },
                        }
                      : {})}
                    onDecide={begin}
                    onReject={(reason) => decide({ action: 'reject', reason })}
                    onKeep={() => {
                      setRejectedId(null);
                    }}
                  />
                )
              }
            </ResourceView>
          </div>
        )}
      </div>
    </Dialog>
  );
});

function keysOf(actions: Decision['action'][], run: (action: Decision['action']) => void) {
  const keys: Record<string, () => void> = {};
  for (const action of actions)
    keys[decisionKeys[action].toLowerCase()] = () => {
      run(action);
    };
  return keys;
}

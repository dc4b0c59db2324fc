import IconLeft from '@arco-design/web-react/icon/react-icon/IconLeft';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueItemDto } from '../../../../api/generated/model';
import { languageOf } from '../../../../shared/i18n/text-language';
import { Button } from '../../../../shared/ui/actions/button';
import { type Note, NoteLine } from '../../../../shared/ui/feedback/note-line';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import type { InspectedContentStore } from '../inspected-content.store';
import { type Decision, decisionKeys, decisions } from '../cards.constants';
import styles from './inspect-item.module.css';
import { InspectedContent } from './inspected-content';
import { RejectForm } from './reject-form';

interface Props {
  item: QueueItemDto;
  content: InspectedContentStore;
  progress: { position: number; total: number };
  isBusy: boolean;
  note: Note | null;
  /** What a note about a conflict says. */
  conflictText: string;
  /** The reason for a rejection is being written. */
  isRejecting: boolean;
  /** Missing if the queue is shown beside the item. */
  onBack?: () => void;
  onDecide: (action: Decision['action']) => void;
  onReject: (reason: string) => Promise<void>;
  onKeep: () => void;
}

/** What is to be inspected, and the decisions. */
export function InspectItem(props: Props) {
  const { item, content, progress, isBusy, note, conflictText, isRejecting } = props;
  const { onBack, onDecide, onReject, onKeep } = props;
  const { t } = useTranslation('cards');
  const id = useId();
  const failure = note && <NoteLine note={note} conflictText={conflictText} />;
  const legal = decisions.filter((action) => item.actions.includes(action));
  const actions = legal.map((action) => ({
    label: t(`inspect.${action}`),
    isBusy,
    shortcut: decisionKeys[action],
    ...(action === 'reject' ? { focusKey: 'inspection' } : {}),
    onClick: () => {
      onDecide(action);
    },
  }));
  return (
    <section className={styles.item} aria-labelledby={id} aria-busy={isBusy}>
      <div className={styles.bar}>
        {onBack !== undefined && (
          <Button look="text" onClick={onBack}>
            <IconLeft /> {t('inspect.back')}
          </Button>
        )}
        <span className={styles.progress}>{t('inspect.progress', progress)}</span>
        <span className={styles.keys}>{t('inspect.keys')}</span>
      </div>
      <h3 id={id} className={styles.title} lang={languageOf(item.title)}>
        {item.title}
      </h3>
      <InspectedContent store={content} item={item} />
      {isRejecting ? (
        <RejectForm itemId={item.id} isBusy={isBusy} note={failure} onReject={onReject} onCancel={onKeep} />
      ) : (
        <DialogActions
          primary={actions.at(0)}
          // The most frequent one is next to the primary one.
          secondary={actions.slice(1).reverse()}
          note={failure}
        />
      )}
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { EnquiryAction } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { type Note, NoteLine } from '../../../../shared/ui/feedback/note-line';
import type { SimpleAction } from '../enquiry-record.store';
import styles from './enquiry.module.css';

interface Props {
  /** The actions allowed in the current state. */
  actions: EnquiryAction[];
  isBusy: boolean;
  note: Note | null;
  onNoteClose: () => void;
  onMove: (action: SimpleAction) => void;
  onFinish: () => void;
  onErase: () => void;
}

/** The actions of the enquiry, always visible. */
export function EnquiryActions(props: Props) {
  const { actions, isBusy, note, onNoteClose, onMove, onFinish, onErase } = props;
  const { t } = useTranslation('enquiries');
  return (
    <div className={styles.footer}>
      {note !== null && <NoteLine note={note} conflictText={t('conflict')} onClose={onNoteClose} />}
      <div className={styles.actions}>
        {actions.map((action, at) => (
          <Button
            key={action}
            look={at === 0 ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => {
              if (action === 'close') onFinish();
              else onMove(action);
            }}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
        <Button look="text" className={styles.erase} onClick={onErase}>
          {t('action.erase')}
        </Button>
      </div>
    </div>
  );
}

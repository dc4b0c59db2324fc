import { useTranslation } from 'react-i18next';
import type { EnquiryAction } from '../../../../api/generated/model';
import { type Note, NoteLine } from '../../../../shared/ui/feedback/note-line';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';
import type { SimpleAction } from '../enquiry-record.store';

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

/** The actions of the enquiry, the likely one first. */
export function EnquiryActions(props: Props) {
  const { actions, isBusy, note, onNoteClose, onMove, onFinish, onErase } = props;
  const { t } = useTranslation('enquiries');
  const [primary, ...secondary] = actions.map((action) => ({
    label: t(`action.${action}`),
    isBusy,
    onClick: () => {
      if (action === 'close') onFinish();
      else onMove(action);
    },
  }));
  return (
    <DialogActions
      primary={primary}
      secondary={secondary}
      danger={{ label: t('action.erase'), onClick: onErase }}
      note={note !== null && <NoteLine note={note} conflictText={t('conflict')} onClose={onNoteClose} />}
    />
  );
}

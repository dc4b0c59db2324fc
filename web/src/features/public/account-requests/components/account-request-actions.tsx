import { useTranslation } from 'react-i18next';
import type { AccountRequestAction } from '../../../../api/generated/model';
import { type Note, NoteLine } from '../../../../shared/ui/feedback/note-line';
import { DialogActions } from '../../../../shared/ui/overlays/dialog-actions';

interface Props {
  /** The actions allowed in the current state. */
  actions: AccountRequestAction[];
  isBusy: boolean;
  note: Note | null;
  onNoteClose: () => void;
  onAction: (action: AccountRequestAction) => void;
}

/** The actions of the request, the likely one first. */
export function AccountRequestActions({ actions, isBusy, note, onNoteClose, onAction }: Props) {
  const { t } = useTranslation('account-requests');
  const [primary, ...secondary] = actions.map((action) => ({
    label: t(`action.${action}`),
    isBusy,
    onClick: () => {
      onAction(action);
    },
  }));
  if (primary === undefined && note === null) return null;
  return (
    <DialogActions
      primary={primary}
      secondary={secondary}
      note={note !== null && <NoteLine note={note} conflictText={t('conflict')} onClose={onNoteClose} />}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { type Note, NoteLine } from '../../../../shared/ui/feedback/note-line';

interface Props {
  note: Note;
  onClose?: () => void;
}

/** The error of an action on a card, or of adding one. */
export function CardNote({ note, onClose }: Props) {
  const { t } = useTranslation('cards');
  return <NoteLine note={note} conflictText={t('note.conflict')} onClose={onClose} />;
}

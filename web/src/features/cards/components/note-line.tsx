import { IconClose } from '@arco-design/web-react/icon';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { errorText } from '../../../shared/ui/error-text';
import { IconButton } from '../../../shared/ui/icon-button';
import { RequestId } from '../../../shared/ui/request-id';
import type { CardNote } from '../card-section';
import styles from './note-line.module.css';

interface Props {
  note: CardNote;
  /** Where a conflict is something else than a change of the card. */
  conflictText?: string;
  onClose?: () => void;
}

/** Why something did not work, where it was tried. */
export function NoteLine({ note, conflictText, onClose }: Props) {
  const { t } = useTranslation('cards');
  return (
    <div role="alert" className={styles.note} data-kind={note.kind}>
      <p>
        {note.kind === 'conflict' ? (conflictText ?? t('note.conflict')) : errorText(note.error)}
        {note.kind === 'failure' && note.error instanceof ApiError && note.error.requestId !== null && (
          <RequestId id={note.error.requestId} />
        )}
      </p>
      {onClose !== undefined && (
        <IconButton label={t('note.close')} className={styles.close} onClick={onClose}>
          <IconClose />
        </IconButton>
      )}
    </div>
  );
}

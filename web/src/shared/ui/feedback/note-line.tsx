import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { errorText } from './error-text';
import { IconButton } from '../actions/icon-button';
import styles from './note-line.module.css';
import { RequestId } from './request-id';

/** Why an action failed: a conflict with another user, or an error. */
export type Note = { kind: 'conflict' } | { kind: 'failure'; error: unknown };

interface Props {
  note: Note;
  conflictText: string;
  onClose?: (() => void) | undefined;
}

/** The error of an action, shown where it was tried. */
export function NoteLine({ note, conflictText, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.note} data-kind={note.kind}>
      <p>
        {note.kind === 'conflict' ? conflictText : errorText(note.error)}
        {note.kind === 'failure' && note.error instanceof ApiError && note.error.requestId !== null && (
          <RequestId id={note.error.requestId} />
        )}
      </p>
      {onClose !== undefined && (
        <IconButton label={t('action.close')} className={styles.close} onClick={onClose}>
          <IconClose />
        </IconButton>
      )}
    </div>
  );
}

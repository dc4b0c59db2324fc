import { Alert } from './alert';
import { InlineError } from './inline-error';
import styles from './note-line.module.css';

/** Why an action failed: a conflict with another user, or an error. */
export type Note =
  | { kind: 'conflict'; person?: string; action?: string | undefined }
  | { kind: 'failure'; error: unknown };

interface Props {
  note: Note;
  conflictText: string;
  onClose?: (() => void) | undefined;
}

/** The error of an action, shown where it was tried. */
export function NoteLine({ note, conflictText, onClose }: Props) {
  return (
    <div className={styles.note}>
      {note.kind === 'conflict' ? (
        <Alert kind="warning" onClose={onClose}>
          {conflictText}
        </Alert>
      ) : (
        <InlineError error={note.error} onClose={onClose} />
      )}
    </div>
  );
}

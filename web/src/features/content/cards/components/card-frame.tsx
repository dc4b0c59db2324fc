import IconHistory from '@arco-design/web-react/icon/react-icon/IconHistory';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import type { Note } from '../../../../shared/ui/feedback/note-line';
import styles from './card-frame.module.css';
import { CardNote } from './card-note';

interface Props {
  title: string;
  icon?: ReactNode;
  tag?: ReactNode;
  busy: boolean;
  note: Note | undefined;
  /** The actions; empty if there are none. */
  actions?: ReactNode;
  children: ReactNode;
  /** Missing where the reader may not see it. */
  onHistory?: (() => void) | undefined;
  onNoteClose: () => void;
}

/** The common parts of all cards: name, state, history, and the error of the last action. */
export function CardFrame(props: Props) {
  const { title, icon, tag, busy, note, actions, children, onHistory, onNoteClose } = props;
  const { t } = useTranslation('cards');
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id} aria-busy={busy}>
      <header className={styles.header}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <div className={styles.heading}>
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
          {tag}
        </div>
        {onHistory && (
          <IconButton label={t('history.of', { title })} className={styles.history} onClick={onHistory}>
            <IconHistory />
          </IconButton>
        )}
      </header>
      <div className={styles.body}>{children}</div>
      {note !== undefined && <CardNote note={note} onClose={onNoteClose} />}
      <footer className={styles.footer}>{actions}</footer>
    </article>
  );
}

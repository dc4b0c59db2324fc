import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import type { Note } from '../../../../shared/ui/feedback/note-line';
import { isFirstClick } from '../../../../shared/ui/actions/first-click';
import { CardNote } from './card-note';
import styles from './removed-card.module.css';

interface Props {
  title: string;
  /** Whether the current user removed it and can undo that. */
  canUndo: boolean;
  busy: boolean;
  note: Note | undefined;
  onUndo: () => void;
}

/** The placeholder of a removed queue, shown until the user leaves the page. */
export function RemovedCard({ title, canUndo, busy, note, onUndo }: Props) {
  const { t } = useTranslation('cards');
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus was removed.
  useEffect(() => {
    if (canUndo) place.current?.querySelector('button')?.focus();
  }, [canUndo]);
  return (
    <div ref={place} className={styles.card}>
      <p role="status">{t(canUndo ? 'queue.removed' : 'queue.removed.byOther', { title })}</p>
      {canUndo && (
        <Button
          busy={busy}
          onClick={(event) => {
            if (isFirstClick(event)) onUndo();
          }}
        >
          {t('queue.undo')}
        </Button>
      )}
      {canUndo && note !== undefined && <CardNote note={note} />}
    </div>
  );
}

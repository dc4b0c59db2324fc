import { useTranslation } from 'react-i18next';
import styles from './field-note.module.css';

/** What every field can say below its control. */
export interface FieldNotes {
  hint?: string | undefined;
  /** Replaces the hint. */
  error?: string | undefined;
  /** Characters typed and allowed; null where the browser cannot count them. */
  count?: { typed: number | null; max: number } | undefined;
}

interface Props extends FieldNotes {
  /** Of the control. */
  id: string;
}

/** For `aria-describedby` of the control. */
export function noteIds(id: string, { hint, error, count }: FieldNotes): string | undefined {
  const ids = [
    ...((error ?? hint) === undefined ? [] : [`${id}-note`]),
    ...(isCounted(count) ? [`${id}-count`] : []),
  ];
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** Help or error below a control, and how many characters it has. */
export function FieldNote({ id, hint, error, count }: Props) {
  const { t } = useTranslation();
  const note = error ?? hint;
  if (note === undefined && !isCounted(count)) return null;
  return (
    <div className={styles.row}>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
      {isCounted(count) && (
        <p id={`${id}-count`} className={styles.count}>
          {t('field.count', count)}
        </p>
      )}
    </div>
  );
}

function isCounted(count: FieldNotes['count']): count is { typed: number; max: number } {
  return count !== undefined && count.typed !== null;
}

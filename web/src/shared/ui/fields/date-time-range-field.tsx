import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './date-time-range-field.module.css';
import { FieldLabel } from './field-label';
import { FieldNote, type FieldNotes, noteIds } from './field-note';

interface Props extends Omit<FieldNotes, 'count'> {
  label: string;
  isRequired?: boolean;
  /** Start and end as `YYYY-MM-DD HH:mm:ss`, each empty while it is not chosen. */
  value: [start: string, end: string];
  onChange: (value: [start: string, end: string]) => void;
  onBlur?: () => void;
}

/** As the browser writes it: to the minute, with a T. */
const toInput = (time: string) => time.slice(0, 16).replace(' ', 'T');
const toWire = (input: string) => (input === '' ? '' : `${input.replace('T', ' ')}:00`);

/** A start and an end with the time of day, in the browser's own inputs: they are complete by keyboard and on phones. */
export function DateTimeRangeField({
  label,
  isRequired = false,
  value,
  hint,
  error,
  onChange,
  onBlur,
}: Props) {
  const { t } = useTranslation();
  const id = useId();
  const notes = { hint, error };
  const [start, end] = value;
  const input = (side: 'start' | 'end', time: string, change: (time: string) => void) => (
    <input
      type="datetime-local"
      className={styles.input}
      aria-label={`${label}: ${t(`date.${side}`)}`}
      required={isRequired}
      aria-invalid={error !== undefined}
      aria-describedby={noteIds(id, notes)}
      max="9999-12-31T23:59"
      value={toInput(time)}
      onChange={({ target }) => {
        change(toWire(target.value));
      }}
    />
  );
  return (
    <div
      role="group"
      aria-labelledby={id}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <div className={styles.pair}>
        {input('start', start, (time) => {
          onChange([time, end]);
        })}
        <span aria-hidden="true">–</span>
        {input('end', end, (time) => {
          onChange([start, time]);
        })}
      </div>
      <FieldNote id={id} {...notes} />
    </div>
  );
}

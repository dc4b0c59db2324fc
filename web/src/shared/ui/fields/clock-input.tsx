import { asciiDigits } from '../../lib/ascii-digits';
import styles from './date-time-range-field.module.css';
import { clockIn, timeTyped, withClock } from './date-times';

interface Props {
  label: string;
  /** `YYYY-MM-DD HH:mm:ss`, or a day and what was typed instead of a time. */
  value: string;
  isRequired: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  onChange: (value: string) => void;
}

/** The time of day of a moment. What people type, such as `930`, is completed once they leave it. */
export function ClockInput({ label, value, isRequired, isInvalid, describedBy, onChange }: Props) {
  const complete = () => {
    const typed = timeTyped(clockIn(value));
    if (typed !== null) onChange(withClock(value, typed));
  };
  return (
    <input
      className={styles.input}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      required={isRequired}
      inputMode="numeric"
      autoComplete="off"
      placeholder="09:00"
      value={clockIn(value)}
      onChange={({ target }) => {
        onChange(withClock(value, asciiDigits(target.value)));
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') complete();
      }}
      onBlur={complete}
    />
  );
}

import { useId } from 'react';
import styles from './date-range-field.module.css';
import { DaysControl } from './days-control';
import { FieldLabel } from './field-label';

interface Props {
  label: string;
  /** First and last day as `YYYY-MM-DD`, or empty. */
  value: string[];
  onChange: (days: string[]) => void;
}

export function DateRangeField({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <FieldLabel id={id} label={label} />
      <DaysControl label={label} labelId={id} value={value} onChange={onChange} />
    </div>
  );
}

import { type FocusEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockInput } from './clock-input';
import styles from './date-time-range-field.module.css';
import { DaysControl } from './days-control';
import { FieldLabel } from './field-label';
import { FieldNote, type FieldNotes, noteIds } from './field-note';
import { dayIn, withDays } from './date-times';

interface Props extends Omit<FieldNotes, 'count'> {
  label: string;
  isRequired?: boolean;
  /** Start and end as `YYYY-MM-DD HH:mm:ss`, both empty while no days are chosen. What is no time stays as it was typed. */
  value: [start: string, end: string];
  onChange: (value: [start: string, end: string]) => void;
  onBlur?: () => void;
}

/** Days from the calendar that all fields have, and the time of day of the first and of the last one. */
export function DateTimeRangeField(props: Props) {
  const { label, isRequired = false, value, hint, error, onChange, onBlur } = props;
  const { t } = useTranslation();
  const id = useId();
  const notes = { hint, error };
  const isInvalid = error !== undefined;
  const days = value.map(dayIn).filter((day) => day !== '');
  const input = (side: 0 | 1) => (
    <ClockInput
      label={`${label}: ${t(side === 0 ? 'date.startTime' : 'date.endTime')}`}
      value={value[side]}
      isRequired={isRequired}
      isInvalid={isInvalid}
      describedBy={noteIds(id, notes)}
      onChange={(time) => {
        const next: Props['value'] = [...value];
        next[side] = time;
        onChange(next);
      }}
    />
  );
  // Where a press does not move the focus, such as on a day in Safari, the field is not left.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <div role="group" aria-labelledby={id} onBlur={leave}>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <div className={styles.row}>
        <div className={styles.days}>
          <DaysControl
            label={label}
            labelId={id}
            value={days}
            isRequired={isRequired}
            isInvalid={isInvalid}
            describedBy={noteIds(id, notes)}
            onChange={(chosen) => {
              onChange(withDays(value, chosen));
            }}
          />
        </div>
        {days.length > 0 && (
          <div className={styles.times}>
            {input(0)}
            <span aria-hidden="true">–</span>
            {input(1)}
          </div>
        )}
      </div>
      <FieldNote id={id} {...notes} />
    </div>
  );
}

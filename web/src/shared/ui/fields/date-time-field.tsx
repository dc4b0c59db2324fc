import { type FocusEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockInput } from './clock-input';
import styles from './date-time-range-field.module.css';
import { dayIn, withDays } from './date-times';
import { DaysControl } from './days-control';
import { FieldLabel } from './field-label';
import { FieldNote, type FieldNotes, noteIds } from './field-note';

interface Props extends Omit<FieldNotes, 'count'> {
  label: string;
  isRequired?: boolean;
  /** `YYYY-MM-DD HH:mm:ss`; empty while no day is chosen. What is no time stays as it was typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A day from the calendar that all fields have, and its time of day. */
export function DateTimeField(props: Props) {
  const { label, isRequired = false, value, hint, error, onChange, onBlur } = props;
  const { t } = useTranslation();
  const id = useId();
  const notes = { hint, error };
  const state = { isRequired, isInvalid: error !== undefined, describedBy: noteIds(id, notes) };
  const day = dayIn(value);
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
            {...state}
            isSingle
            label={label}
            labelId={id}
            value={day === '' ? [] : [day, day]}
            onChange={(chosen) => {
              onChange(withDays([value, value], chosen)[0]);
            }}
          />
        </div>
        {day !== '' && (
          <ClockInput {...state} label={`${label}: ${t('date.time')}`} value={value} onChange={onChange} />
        )}
      </div>
      <FieldNote id={id} {...notes} />
    </div>
  );
}

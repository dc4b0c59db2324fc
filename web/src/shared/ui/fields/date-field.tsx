import { type FocusEvent, useId } from 'react';
import { DaysControl } from './days-control';
import { FieldLabel } from './field-label';
import { FieldNote, type FieldNotes, noteIds } from './field-note';

interface Props extends Omit<FieldNotes, 'count'> {
  label: string;
  isRequired?: boolean;
  /** `YYYY-MM-DD`; empty while none is chosen. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
}

/** One day from the calendar that all fields have. */
export function DateField({ label, isRequired = false, value, hint, error, onChange, onBlur }: Props) {
  const id = useId();
  const notes = { hint, error };
  // Where a press does not move the focus, such as on a day in Safari, the field is not left.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <div role="group" aria-labelledby={id} onBlur={leave}>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <DaysControl
        isSingle
        isRequired={isRequired}
        isInvalid={error !== undefined}
        describedBy={noteIds(id, notes)}
        label={label}
        labelId={id}
        value={value === '' ? [] : [value, value]}
        onChange={([day = '']) => {
          onChange(day);
        }}
      />
      <FieldNote id={id} {...notes} />
    </div>
  );
}

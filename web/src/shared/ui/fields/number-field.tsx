import InputNumber from '@arco-design/web-react/es/InputNumber';
import { type ReactNode, useId } from 'react';
import { shownNumber, typedNumber } from '../../lib/typed-number';
import '../../styles/arco/input.css';
import '../../styles/arco/input-number.css';
import { FieldLabel } from './field-label';
import { FieldNote, type FieldNotes, noteIds } from './field-note';
import styles from './text-field.module.css';

interface Props extends Omit<FieldNotes, 'count'> {
  label: string;
  isRequired?: boolean;
  name?: string;
  value: number | null;
  min: number;
  max: number;
  step?: number;
  /** Shown at the end of the field, such as `kbps`; part of its description. */
  unit?: string;
  icon?: ReactNode;
  disabled?: boolean;
  placeholder?: string;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
}

/**
 * Arco's number input. It does not get the range, because it would silently replace the input with the nearest
 * number of the range. The arrow keys stop at its ends.
 */
export function NumberField(props: Props) {
  const { label, isRequired = false, value, min, max, unit, icon, hint, error, onChange, ...rest } = props;
  const id = useId();
  const notes = { hint, error };
  const described = [unit === undefined ? undefined : `${id}-unit`, noteIds(id, notes)].filter(Boolean);
  return (
    <div className={styles.field}>
      <FieldLabel htmlFor={id} label={label} isRequired={isRequired} />
      <InputNumber
        {...rest}
        {...(isRequired ? { required: true } : {})}
        id={id}
        value={value ?? undefined}
        error={error !== undefined}
        parser={typedNumber}
        formatter={(read, { userTyping, input }) => (userTyping ? shownNumber(input) : String(read))}
        prefix={icon}
        suffix={
          unit && (
            <span id={`${id}-unit`} className={styles.unit}>
              {unit}
            </span>
          )
        }
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={error !== undefined}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        onChange={(typed: number | undefined, reason) => {
          if (typed === undefined || Number.isNaN(typed)) onChange(null);
          else onChange(reason === 'manual' ? typed : Math.min(max, Math.max(min, typed)));
        }}
      />
      <FieldNote id={id} {...notes} />
    </div>
  );
}

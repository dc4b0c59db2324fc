import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import { useId } from 'react';
import { FieldLabel } from './field-label';
import { FieldNote, type FieldNotes, noteIds } from './field-note';
import type { Option } from './option';
import styles from './select-field.module.css';

interface Props<Value extends string | number> extends Omit<FieldNotes, 'count'> {
  label: string;
  /** Keeps the label for screen readers only, where adjacent content already shows it. */
  isLabelHidden?: boolean;
  /** Marks the label with a star, too. */
  isRequired?: boolean;
  name?: string;
  value: Value;
  options: Option<Value>[];
  /** Shown while the value is none of the options. */
  placeholder?: string;
  disabled?: boolean;
  onChange: (value: Value) => void;
  onBlur?: () => void;
}

/**
 * A native select, styled like Arco's. Arco's select exposes neither its name nor its options to screen readers, and
 * the native list is easier to use on a phone.
 */
export function SelectField<Value extends string | number>(props: Props<Value>) {
  const { label, isLabelHidden = false, isRequired = false, value, options, placeholder, ...others } = props;
  const { hint, error, onChange, ...rest } = others;
  const id = useId();
  const notes = { hint, error };
  const isChosen = options.some((option) => option.value === value);
  return (
    <div>
      <FieldLabel htmlFor={id} label={label} isHidden={isLabelHidden} isRequired={isRequired} />
      <div className={styles.box}>
        <select
          {...rest}
          id={id}
          className={isChosen ? styles.select : `${styles.select} ${styles.empty}`}
          value={value}
          required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={noteIds(id, notes)}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option.value) === target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {placeholder !== undefined && !isChosen && <option value={value}>{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconDown className={styles.icon} />
      </div>
      <FieldNote id={id} {...notes} />
    </div>
  );
}

import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import { useId } from 'react';
import styles from './select-field.module.css';

interface Option<Value extends string | number> {
  value: Value;
  label: string;
}

interface Props<Value extends string | number> {
  label: string;
  /** Keeps the label for screen readers only, where adjacent content already shows it. */
  isLabelHidden?: boolean;
  value: Value;
  options: Option<Value>[];
  onChange: (value: Value) => void;
}

/**
 * A native select, styled like Arco's. Arco's select exposes neither its name nor its options to screen readers, and
 * the native list is easier to use on a phone.
 */
export function SelectField<Value extends string | number>(props: Props<Value>) {
  const { label, isLabelHidden = false, value, options, onChange } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          className={styles.select}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => String(option.value) === target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconDown className={styles.icon} />
      </div>
    </div>
  );
}

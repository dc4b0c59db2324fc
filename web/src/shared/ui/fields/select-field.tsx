import IconDown from '@arco-design/web-react/icon/react-icon/IconDown';
import { useId } from 'react';
import styles from './select-field.module.css';

interface Option<Value extends string | number> {
  value: Value;
  label: string;
}

interface Props<Value extends string | number> {
  label: string;
  /** The label is read out only: beside the field something already says it. */
  isLabelHidden?: boolean;
  value: Value;
  options: Option<Value>[];
  onChange: (value: Value) => void;
}

/**
 * The browser's own select, dressed like Arco's. Arco's says neither its name nor its options to a screen
 * reader, and on a phone the system's list is the better one.
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

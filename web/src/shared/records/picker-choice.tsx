import type { ReactNode } from 'react';
import styles from './record-picker.module.css';

interface Props {
  type: 'radio' | 'checkbox';
  name?: string;
  checked: boolean;
  disabled?: boolean;
  isInvalid?: boolean;
  /** Without it, the choice is only shown. */
  onChange?: (isChecked: boolean) => void;
  children: ReactNode;
  /** Beside it, to tell records of the same name apart. */
  detail?: ReactNode;
}

/** A record that can be picked. */
export function PickerChoice(props: Props) {
  const { type, name, checked, disabled = false, isInvalid, onChange, children, detail } = props;
  return (
    <label className={styles.choice}>
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        readOnly={onChange === undefined}
        aria-invalid={isInvalid}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <span className={styles.text}>
        <span>{children}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </label>
  );
}

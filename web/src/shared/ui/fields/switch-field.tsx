import Switch from '@arco-design/web-react/es/Switch';
import { useId } from 'react';
import '../../styles/arco/switch.css';
import styles from './switch-field.module.css';

interface Props {
  label: string;
  /** Keeps the label for screen readers only, where adjacent content already shows it. */
  isLabelHidden?: boolean;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** For settings that apply at once; use a checkbox for a value that is submitted later. */
export function SwitchField({ label, isLabelHidden = false, checked, disabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <Switch id={id} checked={checked} disabled={disabled} onChange={onChange} />
    </div>
  );
}

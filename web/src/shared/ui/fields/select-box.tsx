import styles from './select-box.module.css';

interface Props {
  label: string;
  checked: boolean;
  /** Some of what it stands for is checked. */
  isMixed?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A checkbox without a visible label; the square around it can be pressed too. */
export function SelectBox({ label, checked, isMixed = false, disabled = false, onChange }: Props) {
  return (
    <label className={styles.area}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        ref={(element) => {
          if (element !== null) element.indeterminate = isMixed;
        }}
        onChange={onChange}
      />
    </label>
  );
}

import styles from './field-label.module.css';

interface Props {
  /** Of the control; without it, the label names a group by its own id. */
  htmlFor?: string;
  id?: string;
  label: string;
  /** Keeps the label for screen readers only, where adjacent content already shows it. */
  isHidden?: boolean;
  /** Shows a star; the control itself carries `required`. */
  isRequired?: boolean;
}

export function FieldLabel({ htmlFor, id, label, isHidden = false, isRequired = false }: Props) {
  const shown = isRequired ? `${styles.label} ${styles.required}` : styles.label;
  const className = isHidden ? 'visually-hidden' : shown;
  return htmlFor === undefined ? (
    <span id={id} className={className}>
      {label}
    </span>
  ) : (
    <label id={id} htmlFor={htmlFor} className={className}>
      {label}
    </label>
  );
}

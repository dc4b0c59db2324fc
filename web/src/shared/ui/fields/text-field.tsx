import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';

interface Props extends ComponentProps<'input'> {
  label: string;
  /** The label is still read out; for a place where something else already says it. */
  isLabelHidden?: boolean;
  /** Shown below, and read out with the field. */
  error?: string | undefined;
  hint?: string | undefined;
  icon?: ReactNode;
  /** At the end of the field, such as a button that shows a password. */
  suffix?: ReactNode;
}

export function TextField({ label, isLabelHidden = false, error, hint, icon, suffix, ...input }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error !== undefined}>
        {icon}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
        />
        {suffix}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={error === undefined ? styles.hint : styles.error}>
          {note}
        </p>
      )}
    </div>
  );
}

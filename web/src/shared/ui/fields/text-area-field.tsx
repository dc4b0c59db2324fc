import { type ComponentProps, useId } from 'react';
import fieldStyles from './text-field.module.css';
import styles from './text-area-field.module.css';

interface Props extends Omit<ComponentProps<'textarea'>, 'className' | 'onChange'> {
  label: string;
  value: string;
  /** Shown below the field, as its accessible description. */
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A native text area, styled like Arco's: it grows with its text where the browser can. */
export function TextAreaField({ label, error, onChange, ...rest }: Props) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={styles.area}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      {error !== undefined && (
        <p id={`${id}-note`} className={fieldStyles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

import { type ComponentProps, useId } from 'react';
import { FieldLabel } from './field-label';
import { FieldNote, type FieldNotes, noteIds } from './field-note';
import styles from './text-area-field.module.css';

interface Props extends Omit<ComponentProps<'textarea'>, 'className' | 'onChange'>, FieldNotes {
  label: string;
  /** Marks the label with a star, too. */
  isRequired?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A native text area, styled like Arco's: it grows with its text where the browser can. */
export function TextAreaField({ label, isRequired = false, error, hint, count, onChange, ...rest }: Props) {
  const id = useId();
  const notes = { error, hint, count };
  return (
    <div>
      <FieldLabel htmlFor={id} label={label} isRequired={isRequired} />
      <textarea
        dir="auto"
        {...rest}
        {...(isRequired ? { required: true } : {})}
        id={id}
        className={styles.area}
        aria-invalid={error !== undefined}
        aria-describedby={noteIds(id, notes)}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <FieldNote id={id} {...notes} />
    </div>
  );
}

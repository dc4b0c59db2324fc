import { type ComponentProps, useId, useRef } from 'react';
import { FieldLabel } from './field-label';
import { FieldNote, type FieldNotes, noteIds } from './field-note';
import { keepWithin } from './keep-within';
import styles from './text-area-field.module.css';

interface Props extends Omit<ComponentProps<'textarea'>, 'className' | 'onChange'>, FieldNotes {
  label: string;
  /** Marks the label with a star, too. */
  isRequired?: boolean;
  value: string;
  /** In code points. */
  maxLength?: number | undefined;
  onChange: (value: string) => void;
}

/** A native text area, styled like Arco's: it grows with its text where the browser can. */
export function TextAreaField(props: Props) {
  const { label, isRequired = false, error, hint, count, maxLength, onChange, ...rest } = props;
  const id = useId();
  /** What stood there before an input method began a word. The word is cut when it is complete. */
  const beforeWord = useRef('');
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
        onCompositionStart={({ currentTarget }) => {
          beforeWord.current = currentTarget.value;
        }}
        onCompositionEnd={({ currentTarget }) => {
          keepWithin(maxLength, beforeWord.current, currentTarget);
          onChange(currentTarget.value);
        }}
        onChange={({ target, nativeEvent }) => {
          const isWord = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
          if (!isWord) keepWithin(maxLength, rest.value, target);
          onChange(target.value);
        }}
      />
      <FieldNote id={id} {...notes} />
    </div>
  );
}

import { useId } from 'react';
import { CheckboxField } from './checkbox-field';
import styles from './checkboxes-field.module.css';
import { FieldLabel } from './field-label';
import { FieldNote, type FieldNotes, noteIds } from './field-note';
import type { Option } from './option';

interface Props<Value extends string> extends Omit<FieldNotes, 'count'> {
  label: string;
  value: readonly Value[];
  options: readonly Option<Value>[];
  /** Of sentences: one below the other. */
  isList?: boolean;
  /** In the order of the options. */
  onChange: (value: Value[]) => void;
}

/** Several of a few choices, all in sight. */
export function CheckboxesField<Value extends string>(props: Props<Value>) {
  const { label, value, options, isList = false, onChange, ...notes } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} aria-describedby={noteIds(id, notes)}>
      <FieldLabel id={id} label={label} />
      <div className={styles.choices} data-list={isList}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            label={option.label}
            checked={value.includes(option.value)}
            onChange={(isChecked) => {
              onChange(
                options
                  .map((each) => each.value)
                  .filter((each) => (each === option.value ? isChecked : value.includes(each))),
              );
            }}
          />
        ))}
      </div>
      <FieldNote id={id} {...notes} />
    </div>
  );
}

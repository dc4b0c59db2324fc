import Radio from '@arco-design/web-react/es/Radio';
import { useId, useLayoutEffect, useRef } from 'react';
import '../../styles/arco/radio.css';
import { FieldLabel } from './field-label';
import { FieldNote, type FieldNotes, noteIds } from './field-note';
import type { Option } from './option';

interface Props<Value extends string | number> extends Omit<FieldNotes, 'count'> {
  label: string;
  isRequired?: boolean;
  value: Value;
  options: Option<Value>[];
  disabled?: boolean;
  onChange: (value: Value) => void;
  onBlur?: () => void;
}

/** Arco's radio buttons as one Tab stop. */
export function RadioField<Value extends string | number>(props: Props<Value>) {
  const {
    label,
    isRequired = false,
    value,
    options,
    disabled = false,
    hint,
    error,
    onChange,
    onBlur,
  } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const notes = { hint, error };
  const isInvalid = error !== undefined;
  // Arco sets attributes on the labels, not on its inputs.
  useLayoutEffect(() => {
    for (const input of group.current?.querySelectorAll('input') ?? [])
      input.setAttribute('aria-invalid', String(isInvalid));
  }, [isInvalid, options]);
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={id}
      aria-required={isRequired}
      aria-describedby={noteIds(id, notes)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <Radio.Group
        name={id}
        value={value}
        disabled={disabled}
        options={options}
        onChange={(chosen: Value) => {
          onChange(chosen);
        }}
      />
      <FieldNote id={id} {...notes} />
    </div>
  );
}

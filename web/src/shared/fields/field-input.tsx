import { asciiDigits } from '../lib/ascii-digits';
import { SelectField } from '../ui/fields/select-field';
import { TextField } from '../ui/fields/text-field';
import type { FieldRow } from './field-row';

interface Props {
  row: FieldRow;
  label: string;
  /** From `useInputs`. */
  input: {
    name: string;
    isRequired: boolean;
    error: string | undefined;
    value: string;
    onBlur: () => void;
    onChange: (value: string) => void;
  };
  hint?: string | undefined;
  maxLength?: number | undefined;
  textOf: (choice: string) => string;
}

/** The input of a field, by its kind. */
export function FieldInput({ row, label, input, hint, maxLength, textOf }: Props) {
  if (row.choices !== undefined) {
    const options = row.choices.map((value) => ({ value, label: textOf(value) }));
    return <SelectField {...input} label={label} hint={hint} options={options} />;
  }
  return (
    <TextField
      {...input}
      label={label}
      hint={hint}
      autoComplete="off"
      maxLength={maxLength}
      inputMode={row.kind === 'integer' ? 'numeric' : undefined}
      onChange={({ target }) => {
        input.onChange(row.kind === 'integer' ? asciiDigits(target.value) : target.value);
      }}
    />
  );
}

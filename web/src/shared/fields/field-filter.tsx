import { asciiDigits } from '../lib/ascii-digits';
import { DateRangeField } from '../ui/fields/date-range-field';
import { SelectField } from '../ui/fields/select-field';
import { TextField } from '../ui/fields/text-field';
import type { FieldRow } from './field-row';

interface Props {
  row: FieldRow;
  label: string;
  /** The option that sets no filter. */
  all: string;
  value: string | string[];
  placeholder?: string | undefined;
  error?: string | undefined;
  /** A shortcut of the page focuses it. */
  isSearch?: boolean | undefined;
  maxLength?: number | undefined;
  textOf: (choice: string) => string;
  onChange: (value: string | string[]) => void;
}

/** The filter of a field, by its mode. */
export function FieldFilter(props: Props) {
  const { row, label, all, value, textOf, isSearch, onChange, ...text } = props;
  if (Array.isArray(value)) return <DateRangeField label={label} value={value} onChange={onChange} />;
  if (row.choices !== undefined) {
    const options = row.choices.map((choice) => ({ value: choice, label: textOf(choice) }));
    return (
      <SelectField
        label={label}
        value={value}
        options={[{ value: '', label: all }, ...options]}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      {...text}
      label={label}
      data-search={isSearch}
      inputMode={row.filter === 'digits' ? 'numeric' : undefined}
      autoComplete="off"
      value={value}
      onChange={({ target }) => {
        onChange(row.filter === 'digits' ? asciiDigits(target.value) : target.value);
      }}
    />
  );
}

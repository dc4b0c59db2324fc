import type { WheelEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './number-field.module.css';
import { TextField } from './text-field';

interface Props {
  label: string;
  /** Null while nothing, or no number, stands in it. */
  value: number | null;
  min: number;
  max: number;
  step?: number;
  /** Beside the field, such as fps. */
  unit?: string;
  error?: string | undefined;
  required?: boolean;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
}

/** The browser's own: its limits are told to a screen reader, which Arco's keeps to itself; the hint tells the others. */
export function NumberField({ value, min, max, step = 1, unit, onChange, ...field }: Props) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      type="number"
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      min={min}
      max={max}
      step={step}
      value={value ?? ''}
      hint={t('number.range', { min, max })}
      suffix={unit !== undefined && <span className={styles.unit}>{unit}</span>}
      onWheel={leave}
      onChange={({ target }) => {
        onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber);
      }}
    />
  );
}

/** Scrolling the page must not change a number that the pointer happens to be over. */
const leave = ({ currentTarget }: WheelEvent<HTMLInputElement>) => {
  currentTarget.blur();
};

import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { problem } from '../forms/problem';
import { problemText } from '../forms/problem-text';
import { useLanguage } from '../i18n/use-language';
import { asciiDigits } from '../lib/ascii-digits';
import { useDraft } from '../lists/use-draft';
import { integerField } from '../lists/url-fields';
import { TextField } from '../ui/fields/text-field';
import type { FieldLimits } from './field-row';

interface Props {
  label: string;
  /** Empty for all. */
  value: number | '';
  limits: FieldLimits[string] | undefined;
  onChange: (value: number | '') => void;
}

/** Narrows a list to the records with one number. It applies on Enter, or when the field is left. */
export function NumberFilter({ label, value, limits, onChange }: Props) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const [text, setText] = useDraft(String(value));
  const { minimum: min = 0, maximum: max = 0 } = limits ?? {};
  const typed = text.trim();
  const number = typed === '' ? '' : integerField(min, min, max).read([typed]);
  const error =
    number === undefined ? problemText(problem('range', { min, max }), { t, language }) : undefined;
  const isNew = number !== undefined && number !== value;
  const apply = () => {
    if (isNew) onChange(number);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isNew) return;
    event.preventDefault();
    apply();
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={error}
      onBlur={apply}
      onKeyDown={onKeyDown}
      onChange={({ target }) => {
        setText(asciiDigits(target.value));
      }}
    />
  );
}

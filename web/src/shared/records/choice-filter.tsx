import { useTranslation } from 'react-i18next';
import { SelectField } from '../ui/fields/select-field';

interface Props<Choice extends string | number> {
  label: string;
  /** Empty for all. */
  value: Choice | '';
  choices: readonly Choice[];
  textOf: (choice: Choice) => string;
  /** What is listed where none is chosen; by default all. */
  all?: string;
  onChange: (value: Choice | '') => void;
}

/** Narrows a list to the records with one value, or to none. */
export function ChoiceFilter<Choice extends string | number>(props: Props<Choice>) {
  const { label, value, choices, textOf, onChange } = props;
  const { t } = useTranslation('records');
  const all = { value: '' as const, label: props.all ?? t('filter.all') };
  return (
    <SelectField<Choice | ''>
      label={label}
      value={value}
      options={[all, ...choices.map((choice) => ({ value: choice, label: textOf(choice) }))]}
      onChange={onChange}
    />
  );
}

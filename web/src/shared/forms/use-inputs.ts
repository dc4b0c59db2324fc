import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { asciiDigits } from '../lib/ascii-digits';
import { useLanguage } from '../i18n/use-language';
import type { FormStore } from './form.store';
import type { FieldOf } from './problem';
import { problemText, type RuleTexts } from './problem-text';

interface Common {
  name: string;
  isRequired: boolean;
  error: string | undefined;
  onBlur: () => void;
}
interface Input<Value> extends Common {
  value: Value;
  onChange: (value: Value) => void;
}
interface TextInput extends Common {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}
type TextFieldOf<Values> = {
  [Field in FieldOf<Values>]: Values[Field] extends string ? Field : never;
}[FieldOf<Values>];

/**
 * What ties the fields of `shared/ui/fields` to a form, for components that observe: `text` or `digits` for a
 * `TextField`, `value` for all others. Their errors appear when the field is left, and change with the value from then on.
 * @param texts messages that differ from the general ones of the rules
 */
export function useInputs<Values extends object, Answer>(
  form: FormStore<Values, Answer>,
  texts: Partial<Record<FieldOf<Values>, RuleTexts>> = {},
) {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const common = (field: FieldOf<Values>): Common => {
    const problem = form.shownProblems[field];
    return {
      name: field,
      isRequired: form.isRequired(field),
      error: problem && problemText(problem, { t, language, texts: texts[field] }),
      onBlur: () => {
        form.leave(field);
      },
    };
  };
  const change = (field: FieldOf<Values>, value: unknown) => {
    form.change({ [field]: value } as Partial<Values>);
  };
  return {
    /** For an input that is chosen by the kind of its field. */
    entry: (field: TextFieldOf<Values>): Input<string> => ({
      ...common(field),
      value: form.values[field] as string,
      onChange: (value) => {
        change(field, value);
      },
    }),
    text: (field: TextFieldOf<Values>): TextInput => ({
      ...common(field),
      value: form.values[field] as string,
      onChange: ({ target }) => {
        change(field, target.value);
      },
    }),
    /** `text` for a code, a phone number or a time: digits of every script, such as ១, are read as 0 to 9. */
    digits: (field: TextFieldOf<Values>): TextInput => ({
      ...common(field),
      value: form.values[field] as string,
      onChange: ({ target }) => {
        change(field, asciiDigits(target.value));
      },
    }),
    value: <Field extends FieldOf<Values>>(field: Field): Input<Values[Field]> => ({
      ...common(field),
      value: form.values[field],
      onChange: (value) => {
        change(field, value);
      },
    }),
  };
}

import type { ReactNode } from 'react';
import { type Language, languageNames, languages } from '../i18n/languages';
import { FieldGroup } from '../ui/fields/field-group';

interface Props {
  /** The fields in one language. */
  children: (language: Language) => ReactNode;
}

/** The same fields for each language, under its name. */
export function LanguageGroups({ children }: Props) {
  return languages.map((language) => (
    <FieldGroup key={language} legend={languageNames[language]} lang={language}>
      {children(language)}
    </FieldGroup>
  ));
}

import { type Language, languages } from '../i18n/languages';
import { problem, type Problems, type RuleProblem } from './problem';

/** A field of its own for each part in each language, such as `title-km-KH`. */
export type Translated<Part extends string> = Record<`${Part}-${Language}`, string>;

/** The same for the field of each language. */
export function inEachLanguage<Part extends string, Value>(
  of: Readonly<Record<Part, Value>>,
): Record<`${Part}-${Language}`, Value> {
  const fields = languages.flatMap((language) =>
    Object.entries<Value>(of).map(([part, value]) => [`${part}-${language}`, value]),
  );
  return Object.fromEntries(fields) as Record<`${Part}-${Language}`, Value>;
}

/** Which part a field is, in which language. */
export function partOf<Part extends string>(
  field: `${Part}-${Language}`,
): { part: Part; language: Language } {
  const at = field.indexOf('-');
  return { part: field.slice(0, at) as Part, language: field.slice(at + 1) as Language };
}

/** The fields with what is written in some languages; the others are empty. */
export function translated<Part extends string>(
  parts: readonly Part[],
  texts: ({ language: Language } & Record<Part, string>)[],
): Translated<Part> {
  const written = languages.flatMap((language) => {
    const found = texts.find((text) => text.language === language);
    return parts.map((part) => [`${part}-${language}`, found?.[part] ?? '']);
  });
  return Object.fromEntries(written) as Translated<Part>;
}

/** Nothing is written in any language. */
export function isUntranslated<Part extends string>(
  parts: readonly Part[],
  draft: Translated<Part>,
): boolean {
  return languages.every((language) => parts.every((part) => written(draft, part, language) === ''));
}

/** Each language has all parts or none, and at least one has all of them. */
export function translationProblems<Part extends string>(
  parts: readonly Part[],
  draft: Translated<Part>,
): Problems<Translated<Part>> {
  const required = problem('required');
  const problems: Record<string, RuleProblem> = {};
  if (isUntranslated(parts, draft)) problems[`${parts[0] ?? ''}-${languages[0]}`] = required;
  for (const language of languages) {
    const missing = parts.filter((part) => written(draft, part, language) === '');
    if (missing.length < parts.length) for (const part of missing) problems[`${part}-${language}`] = required;
  }
  return problems;
}

/** For the request: only the languages in which something is written. */
export function translations<Part extends string>(
  parts: readonly Part[],
  draft: Translated<Part>,
): ({ language: Language } & Record<Part, string>)[] {
  return languages
    .map((language) => ({
      language,
      ...(Object.fromEntries(parts.map((part) => [part, written(draft, part, language)])) as Record<
        Part,
        string
      >),
    }))
    .filter((text) => parts.some((part) => text[part] !== ''));
}

function written<Part extends string>(draft: Translated<Part>, part: Part, language: Language): string {
  return draft[`${part}-${language}`].trim();
}

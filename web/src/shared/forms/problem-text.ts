import type { TFunction } from 'i18next';
import { formatNumber } from '../i18n/format';
import type { Language } from '../i18n/languages';
import type { Problem, Rule } from './problem';

/** Messages of one field that differ from the general ones. */
export type RuleTexts = Partial<Record<Rule, string>>;

interface Words {
  t: TFunction<'forms'>;
  language: Language;
  texts?: RuleTexts | undefined;
}

/** The message for a problem: of the server, of the field, or the general one of the rule. */
export function problemText(problem: Problem, { t, language, texts = {} }: Words): string {
  // The server words what is wrong with the field, to be read behind its name. Below the field it is a sentence.
  if ('text' in problem) return problem.text.replace(/^./u, (letter) => letter.toLocaleUpperCase(language));
  const { rule, params } = problem;
  const [min, max, typed] = [params.min, params.max, params.typed].map((number) =>
    number === undefined ? '' : formatNumber(number, language),
  ) as [string, string, string];
  if (texts[rule] !== undefined) return texts[rule];
  if (rule === 'range' && max === '') return t('range.min', { min });
  if (rule === 'range' && min === '') return t('range.max', { max });
  return t(rule, { min, max, typed, character: params.character ?? '' });
}

import { useTranslation } from 'react-i18next';
import { formatNumber, listOf } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { RuleDraft } from './rule-form';

/** Conditions that are one to their reader. */
export type RulePart = Exclude<keyof RuleDraft, 'agesFrom' | 'agesTo'> | 'ages';

/** The conditions of a rule as people read them; empty where it does not narrow. */
export function useRuleTexts() {
  const { t } = useTranslation(['policy-items', 'content-items']);
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const agesOf = ({ agesFrom, agesTo }: RuleDraft) => {
    if (agesFrom === '') return agesTo === '' ? '' : t('rule.ages.to', { to: number(agesTo) });
    if (agesTo === '') return t('rule.ages.from', { from: number(agesFrom) });
    return t('rule.ages.range', { from: number(agesFrom), to: number(agesTo) });
  };
  const textOf = (part: RulePart, rule: RuleDraft): string => {
    const { newerThanDays, limit } = rule;
    const texts: Record<RulePart, () => string> = {
      subjects: () =>
        listOf(
          rule.subjects.map((one) => t(`content-items:subject.${one}`)),
          language,
        ),
      languages: () =>
        listOf(
          rule.languages.map((one) => t(`content-items:language.${one}`)),
          language,
        ),
      ages: () => agesOf(rule),
      labels: () => listOf(rule.labels, language),
      authors: () =>
        listOf(
          rule.authors.map(({ name }) => name),
          language,
        ),
      sources: () =>
        listOf(
          rule.sources.map((one) => t(`content-items:source.${one}`)),
          language,
        ),
      newerThanDays: () => (newerThanDays === null ? '' : t('rule.days.value', { count: newerThanDays })),
      order: () => t(`rule.order.${rule.order}`),
      limit: () => (limit === null ? '' : t('rule.limit.value', { count: limit })),
    };
    return texts[part]();
  };
  return { labelOf: (part: RulePart) => t(`rule.${part}`), textOf };
}

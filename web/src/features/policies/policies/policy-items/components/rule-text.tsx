import { useTranslation } from 'react-i18next';
import { FactList } from '../../../../../shared/ui/layout/fact-list';
import type { RuleDraft } from '../rule-form';
import { type RulePart, useRuleTexts } from '../use-rule-texts';
import styles from './rule.module.css';

const parts: RulePart[] = [
  'subjects',
  'languages',
  'ages',
  'labels',
  'authors',
  'sources',
  'newerThanDays',
  'order',
  'limit',
];

/** A rule, for those who do not edit it. */
export function RuleText({ rule }: { rule: RuleDraft }) {
  const { t } = useTranslation('policy-items');
  const { labelOf, textOf } = useRuleTexts();
  return (
    <section aria-label={t('rule')}>
      <h3 className={styles.heading}>{t('rule')}</h3>
      <FactList
        facts={parts.map((part) => ({
          key: part,
          label: labelOf(part),
          value: <bdi>{textOf(part, rule) || t('rule.any')}</bdi>,
        }))}
      />
    </section>
  );
}

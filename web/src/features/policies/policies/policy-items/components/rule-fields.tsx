import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { setPolicyRuleBodyRuleOneLabelsItemMax } from '../../../../../api/generated/model/bodies/policies';
import { listAuthorsLimits } from '../../../../../api/generated/model/limits/authors';
import { policyRuleDtoLimits as limits } from '../../../../../api/generated/model/limits/policies';
import { useInputs } from '../../../../../shared/forms/use-inputs';
import { formatNumber } from '../../../../../shared/i18n/format';
import { languages } from '../../../../../shared/i18n/languages';
import { useLanguage } from '../../../../../shared/i18n/use-language';
import { LabelsField } from '../../../../../shared/records/label-fields';
import { RecordsPicker } from '../../../../../shared/records/records-picker';
import { CheckboxesField } from '../../../../../shared/ui/fields/checkboxes-field';
import { NumberField } from '../../../../../shared/ui/fields/number-field';
import { SelectField } from '../../../../../shared/ui/fields/select-field';
import type { RuleEditStore } from '../rule-edit.store';
import { ages, orders, sources, subjects } from '../rule-form';
import styles from './rule.module.css';

/** The conditions of a rule, and the order and number of what it chooses. */
export const RuleFields = observer(function RuleFields({ store }: { store: RuleEditStore }) {
  const { t } = useTranslation(['policy-items', 'content-items']);
  const language = useLanguage();
  const { value } = useInputs(store.form, { agesTo: { wrong: t('rule.ages.order') } });
  const ageOptions = [
    { value: '' as const, label: t('rule.ages.any') },
    ...ages.map((age) => ({ value: age, label: formatNumber(age, language) })),
  ];
  return (
    <>
      <p className={styles.hint}>{t('rule.hint')}</p>
      <CheckboxesField
        {...value('subjects')}
        label={t('rule.subjects')}
        options={subjects.map((one) => ({ value: one, label: t(`content-items:subject.${one}`) }))}
      />
      <CheckboxesField
        {...value('languages')}
        label={t('rule.languages')}
        options={languages.map((one) => ({ value: one, label: t(`content-items:language.${one}`) }))}
      />
      <CheckboxesField
        {...value('sources')}
        label={t('rule.sources')}
        options={sources.map((one) => ({ value: one, label: t(`content-items:source.${one}`) }))}
      />
      <div className={styles.row}>
        <SelectField {...value('agesFrom')} label={t('rule.agesFrom')} options={ageOptions} />
        <SelectField {...value('agesTo')} label={t('rule.agesTo')} options={ageOptions} />
      </div>
      <LabelsField
        {...value('labels')}
        label={t('rule.labels')}
        hint={t('rule.labels.hint')}
        maxLength={setPolicyRuleBodyRuleOneLabelsItemMax}
      />
      <div className={styles.row}>
        <NumberField
          {...value('newerThanDays')}
          label={t('rule.newerThanDays')}
          hint={t('rule.newerThanDays.hint')}
          unit={t('rule.days')}
          min={limits.newerThanDays.minimum}
          max={limits.newerThanDays.maximum}
        />
        <NumberField
          {...value('limit')}
          label={t('rule.limit')}
          unit={t('rule.items')}
          min={limits.limit.minimum}
          max={limits.limit.maximum}
        />
      </div>
      <SelectField
        {...value('order')}
        isRequired={false}
        label={t('rule.order')}
        options={orders.map((one) => ({ value: one, label: t(`rule.order.${one}`) }))}
      />
      <RecordsPicker
        {...value('authors')}
        store={store.authors}
        label={t('rule.authors')}
        searchLabel={t('content-items:filter.author.search')}
        maxLength={listAuthorsLimits.search.maxLength}
      />
    </>
  );
});

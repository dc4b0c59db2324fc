import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  setRuleParametersBodyParametersOneLabelsItemMax as labelMax,
  setRuleParametersBodyParametersOneWordsItemMax as wordMax,
} from '../../../../../api/generated/model/bodies/cards';
import { listContentItemsLimits } from '../../../../../api/generated/model/limits/content-items';
import { useInputs } from '../../../../../shared/forms/use-inputs';
import { languageNames, languages } from '../../../../../shared/i18n/languages';
import { LabelsField } from '../../../../../shared/records/label-fields';
import { CheckboxField } from '../../../../../shared/ui/fields/checkbox-field';
import { CheckboxesField } from '../../../../../shared/ui/fields/checkboxes-field';
import { TagsField } from '../../../../../shared/ui/fields/tags-field';
import type { RuleEditStore } from '../rule-preset.store';
import { fieldsOf, type RuleField } from '../rule-form';
import { PinsField } from './pins-field';
import { PlacesField } from './places-field';
import { WeightsField } from './weights-field';

interface Props {
  store: RuleEditStore;
  /** Of the rule. */
  name: string;
}

/** The parameters of a rule. */
export const RuleFields = observer(function RuleFields({ store, name }: Props) {
  const { t } = useTranslation('rule-preset');
  const { value } = useInputs(store.form, {
    'parameters.places': { wrong: t('places.twice') },
    'parameters.words': { wrong: t('words.twice') },
  });
  const picking = {
    store: store.items,
    searchLabel: t('items.search'),
    maxLength: listContentItemsLimits.search.maxLength,
  };
  const inputs: Record<RuleField, () => ReactNode> = {
    'parameters.labels': () => (
      <LabelsField
        {...value('parameters.labels')}
        label={t('field.parameters.labels')}
        hint={t('labels.hint')}
        maxLength={labelMax}
      />
    ),
    'parameters.itemIds': () => (
      <PinsField {...value('parameters.itemIds')} {...picking} label={t('field.parameters.itemIds')} />
    ),
    'parameters.weights': () => (
      <WeightsField {...value('parameters.weights')} label={t('field.parameters.weights')} max={labelMax} />
    ),
    'parameters.places': () => (
      <PlacesField {...value('parameters.places')} {...picking} label={t('field.parameters.places')} />
    ),
    'parameters.words': () => (
      <TagsField
        {...value('parameters.words')}
        label={t('field.parameters.words')}
        hint={t('words.hint')}
        maxLength={wordMax}
      />
    ),
    'parameters.languages': () => (
      <CheckboxesField
        {...value('parameters.languages')}
        label={t('field.parameters.languages')}
        hint={t('languages.hint')}
        options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
      />
    ),
    'parameters.withoutEmoji': () => (
      <CheckboxField
        label={t('field.parameters.withoutEmoji')}
        checked={store.form.values['parameters.withoutEmoji']}
        onChange={(isChecked) => {
          store.form.change({ 'parameters.withoutEmoji': isChecked });
        }}
      />
    ),
  };
  return fieldsOf(name).map((field) => <div key={field}>{inputs[field]()}</div>);
});

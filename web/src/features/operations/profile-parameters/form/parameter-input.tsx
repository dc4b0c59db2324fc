import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ParameterField } from '../../../../api/generated/model';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { NumberField } from '../../../../shared/ui/fields/number-field';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { isNumberField, parameterShapes } from '../values/parameter-fields';
import { useParameterTexts } from '../values/use-parameter-texts';
import type { ParameterForm } from './group-form.store';
import styles from './group-form.module.css';

interface Props {
  form: ParameterForm;
  field: ParameterField;
}

/** The input of one parameter, marked if it differs from what is applied. */
export const ParameterInput = observer(function ParameterInput({ form, field }: Props) {
  const { t } = useTranslation('profile-parameters');
  const texts = useParameterTexts();
  const range = useRangeText();
  const inputs = useInputs(form);
  const isChanged = form.changed.includes(field);
  const applied = texts.value(field, form.storedOf(field));
  const changed = isChanged ? t('form.changed', { value: applied }) : undefined;
  const label = texts.label(field);
  if (isNumberField(field)) {
    const { unit, minimum, maximum } = parameterShapes[field];
    return (
      <div className={styles.field} data-changed={isChanged}>
        <NumberField
          {...inputs.value(field)}
          label={label}
          min={minimum}
          max={maximum}
          unit={t(`unit.${unit}`)}
          hint={changed ?? range(field)}
        />
      </div>
    );
  }
  const choices = texts.choices(field, parameterShapes[field].choices);
  return (
    <div className={styles.field} data-changed={isChanged}>
      <SelectField
        {...inputs.value(field)}
        label={label}
        options={choices}
        placeholder={t('form.select')}
        hint={changed}
      />
    </div>
  );
});

/** The rules for the input, shown before it is entered. */
function useRangeText() {
  const { t } = useTranslation('profile-parameters');
  const language = useLanguage();
  return (field: ParameterField): string | undefined => {
    const shape = parameterShapes[field];
    if (!('unit' in shape)) return undefined;
    const min = formatNumber(shape.minimum, language);
    const max = formatNumber(shape.maximum, language);
    if (field === 'video.encoding.rate.max') return t('form.range.max', { min, max });
    if (field === 'video.encoding.rate.default') return t('form.range.default', { min, max });
    return t('form.range', { min, max });
  };
}

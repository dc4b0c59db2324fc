import { useTranslation } from 'react-i18next';
import type { ParameterField } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { parameterShapes } from './parameter-fields';

/** Names and values of parameters as people read them. */
export function useParameterTexts() {
  const { t } = useTranslation('profile-parameters');
  const language = useLanguage();
  /** A value that was stored before the limits existed may be none of the choices. */
  const choiceText = (field: ParameterField, value: string) => {
    if (value === 'custom' || value === 'automatic') return t(`mode.${value}`);
    return field.endsWith('.resolution') ? value.replace('*', ' × ') : value;
  };
  return {
    label: (field: ParameterField) => t(`field.${field}`),
    value: (field: ParameterField, value: string | number | null): string => {
      if (value === null || value === '') return t('none');
      const shape = parameterShapes[field];
      if (!('unit' in shape)) return choiceText(field, String(value));
      const number = formatNumber(Number(value), language);
      return shape.unit === 'channels'
        ? t('value.channels', { count: Number(value), number })
        : t(`value.${shape.unit}`, { number });
    },
    choices: (field: ParameterField, choices: readonly string[]) =>
      choices.map((value) => ({ value, label: choiceText(field, value) })),
  };
}

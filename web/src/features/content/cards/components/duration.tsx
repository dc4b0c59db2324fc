import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { durationOf } from '../duration';

export function Duration({ seconds }: { seconds: number }) {
  const { t } = useTranslation('cards');
  const language = useLanguage();
  const { unit, value } = durationOf(seconds);
  return t(`duration.${unit}`, { value: formatNumber(value, language) });
}

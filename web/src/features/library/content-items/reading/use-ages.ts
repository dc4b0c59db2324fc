import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';

interface Ages {
  agesFrom: number;
  agesTo: number;
}

/** For whom an item is, as people read it. */
export function useAges(): (ages: Ages) => string {
  const { t } = useTranslation('content-items');
  const language = useLanguage();
  return ({ agesFrom, agesTo }) => {
    const [from, to] = [formatNumber(agesFrom, language), formatNumber(agesTo, language)];
    return agesFrom === agesTo ? t('ages.one', { age: from }) : t('ages.range', { from, to });
  };
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';

/** Labels days, and says of one that is not over that it is not. */
export function useDayLabels(): (day: string, isUnfinished: boolean) => string {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  return useCallback(
    (day: string, isUnfinished: boolean) => {
      const label = formatDay(day, language);
      return isUnfinished ? t('step.soFar', { label }) : label;
    },
    [t, language],
  );
}

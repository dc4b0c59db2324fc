import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMonth } from '../i18n/format';
import type { Language } from '../i18n/languages';
import { useLanguage } from '../i18n/use-language';

type LabelOf = (step: string, isUnfinished: boolean) => string;

/** Labels days, and says of one that is not over that it is not. */
export const useDayLabels = (): LabelOf => useLabels(formatDay);

/** The same for months. */
export const useMonthLabels = (): LabelOf => useLabels(formatMonth);

/** The same for times of day, which are written in one way. */
export const useTimeLabels = (): LabelOf => useLabels(asWritten);

const asWritten = (time: string) => time;

function useLabels(format: (step: string, language: Language) => string): LabelOf {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  return useCallback(
    (step, isUnfinished) => {
      const label = format(step, language);
      return isUnfinished ? t('step.soFar', { label }) : label;
    },
    [t, language, format],
  );
}

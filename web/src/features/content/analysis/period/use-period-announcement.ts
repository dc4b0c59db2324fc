import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../../shared/announcements/live-regions';
import { formatPeriod } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { PeriodQuery } from './period-view';

/** Announces that the figures are those of another period, as soon as all have come. For components that observe. */
export function usePeriodAnnouncement(store: { readonly isLoading: boolean }, query: PeriodQuery): void {
  const { t } = useTranslation('analysis');
  const language = useLanguage();
  const announced = useRef(JSON.stringify(query));
  const { isLoading } = store;
  useEffect(() => {
    const shown = JSON.stringify(query);
    // The store may have begun to load since this was rendered.
    if (isLoading || store.isLoading || shown === announced.current) return;
    announced.current = shown;
    announce(t('period.shown', { period: formatPeriod(query.from, query.to, language) }));
  }, [store, isLoading, query, t, language]);
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements/live-regions';
import type { PagedList } from './paged-list';

/** Announces the number of rows found after each search and change of the query, but not on the first load. */
export function useFoundAnnouncement({
  answered,
  answeredRepeats,
  total,
}: Pick<PagedList<unknown, unknown>, 'answered' | 'answeredRepeats' | 'total'>): void {
  const { t } = useTranslation();
  const announced = useRef<string>(undefined);
  useEffect(() => {
    const query = JSON.stringify([answered, answeredRepeats]);
    if (answered === null || query === announced.current) return;
    if (announced.current !== undefined)
      announce(total === 0 ? t('found.none') : t('found', { count: total }));
    announced.current = query;
  }, [answered, answeredRepeats, total, t]);
}

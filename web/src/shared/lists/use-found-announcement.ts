import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements/live-regions';
import type { PagedList } from './paged-list';

/** Announces how many rows each changed query has found. What the page shows at first is not a change. */
export function useFoundAnnouncement({
  answered,
  total,
}: Pick<PagedList<unknown, object>, 'answered' | 'total'>): void {
  const { t } = useTranslation();
  const announced = useRef<string>(undefined);
  useEffect(() => {
    const query = JSON.stringify(answered);
    if (answered === null || query === announced.current) return;
    if (announced.current !== undefined)
      announce(total === 0 ? t('found.none') : t('found', { count: total }));
    announced.current = query;
  }, [answered, total, t]);
}

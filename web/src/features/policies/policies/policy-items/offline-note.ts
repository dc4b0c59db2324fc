import type { Schedule, standingOf } from '../../../../shared/schedule/schedule-standing';

/** What is said of a set that is offline, and the time that the sentence names. */
export function offlineNote({ onlineFrom, onlineUntil }: Schedule, standing: ReturnType<typeof standingOf>) {
  if (standing === 'before' && onlineFrom !== null)
    return { key: 'summary.offline.before', time: onlineFrom } as const;
  if (standing === 'after' && onlineUntil !== null)
    return { key: 'summary.offline.after', time: onlineUntil } as const;
  return { key: 'summary.offline', time: null } as const;
}

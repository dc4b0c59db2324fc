import { expect, it } from 'vitest';
import { standingOf } from '../../../../shared/schedule/schedule-standing';
import { offlineNote } from './offline-note';

const NOW = '2026-03-14 08:00:00';
const noteOf = (onlineFrom: string | null, onlineUntil: string | null) => {
  const schedule = { onlineFrom, onlineUntil };
  return offlineNote(schedule, standingOf(schedule, NOW));
};

it.each([
  [null, null, 'summary.offline', null],
  ['2026-03-01 08:00:00', '2026-03-31 08:00:00', 'summary.offline', null],
  ['2026-03-20 08:00:00', '2026-03-31 08:00:00', 'summary.offline.before', '2026-03-20 08:00:00'],
  ['2026-03-01 08:00:00', '2026-03-10 08:00:00', 'summary.offline.after', '2026-03-10 08:00:00'],
])('of a set that is offline, with times from %s until %s, %s is said', (from, until, key, time) => {
  expect(noteOf(from, until)).toEqual({ key, time });
});

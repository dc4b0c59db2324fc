import { clock } from './clock.ts';
import { blackHole, gone, paused, wrongPassword } from './database-away.ts';
import { fullMedia } from './disk-full.ts';
import { events } from './events.ts';
import { killsOfPostgres, killsOfTheBff } from './kills.ts';
import { largeBodies } from './large-bodies.ts';
import { restore } from './restore.ts';
import { rollOuts } from './roll-outs.ts';
import type { Row } from './row.ts';
import { steady } from './steady.ts';
import { streams } from './streams.ts';
import { tested } from './tested.ts';
import { twoVersions } from './two-versions.ts';

/**
 * What can be tried within seconds: with each change, on a small site. Roll-outs are left to `test/processes/draining` of the
 * BFF: beside other tests two new replicas take minutes, and the one that is left refuses what waits for too long.
 */
export const SHORT_ROWS: Row[] = [
  wrongPassword(3),
  blackHole(3),
  paused(3),
  clock(['+1h', '-1h', '+0'], 2_500),
  fullMedia,
];

export const ROWS: Row[] = [
  steady,
  rollOuts(20),
  killsOfTheBff,
  killsOfPostgres,
  gone(60),
  paused(43),
  blackHole(30),
  wrongPassword(30),
  clock(['+1h', '-1h', '+3m', '-3m', '+0'], 8_000),
  streams,
  fullMedia,
  largeBodies,
  twoVersions,
  restore,
  ...events,
  ...tested,
];

import { clock } from './clock.ts';
import { blackHole, gone, paused, wrongPassword } from './database-away.ts';
import { fullMedia } from './disk-full.ts';
import { events } from './events.ts';
import { killsOfPostgres, killsOfTheBff } from './kills.ts';
import { rollOuts } from './roll-outs.ts';
import { notRun, type Row } from './row.ts';
import { steady } from './steady.ts';
import { streams } from './streams.ts';
import { tested } from './tested.ts';

/** What needs more than one machine can give. */
const elsewhere = (name: string, happens: string, expected: string, where: string): Row => ({
  name,
  happens,
  expected,
  measure: () => Promise.resolve(notRun(where)),
});

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
  rollOuts(10),
  killsOfTheBff,
  killsOfPostgres,
  gone(60),
  paused(43),
  blackHole(30),
  wrongPassword(30),
  clock(['+1h', '-1h', '+3m', '-3m', '+0'], 8_000),
  streams,
  fullMedia,
  ...events,
  ...tested,
  elsewhere(
    'two-versions',
    'the old version beside the new one on the same schema, both ways',
    '0 answers 5xx',
    'needs two images and a cluster: `npm run test:cluster`',
  ),
  elsewhere(
    'restore',
    'a backup under load, restored elsewhere',
    "every table's checksum is equal",
    'needs the images: `npm run test:compose`',
  ),
  elsewhere(
    'fuzzing',
    'requests made from the OpenAPI document at random',
    '0 answers 5xx, 0 violations of the document',
    'by itself: `npm run test:long -- --only product fuzz`',
  ),
  elsewhere(
    'lost-chunk',
    'a deploy while a browser is open',
    'no white page, one guided reload that keeps the input',
    'on each change: `npm test -- --only product app/failures`',
  ),
];

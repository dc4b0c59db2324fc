import { eventsUnderFaults } from '../faults/events-under-faults.ts';
import { clock } from './clock.ts';
import { databaseAway } from './database-away.ts';
import { fullMedia } from './disk-full.ts';
import { killsOfPostgres, killsOfTheBff } from './kills.ts';
import { rollOuts } from './roll-outs.ts';
import { judged, notRun, type Row } from './row.ts';
import { steady } from './steady.ts';
import { streams } from './streams.ts';
import { tested } from './tested.ts';

const EVENT_ROUNDS = 34;

const events: Row = {
  name: 'events',
  happens: `processes are killed ${3 * EVENT_ROUNDS} times while channels send each batch three times, with wrong clocks`,
  expected: 'each event that was acknowledged is counted once',
  async measure() {
    const { events, failures } = await eventsUnderFaults({ rounds: EVENT_ROUNDS });
    return judged(`${events} events acknowledged, each counted once; ${failures} requests failed meanwhile`, [
      failures < EVENT_ROUNDS && 'too little went wrong to prove anything',
    ]);
  },
};

/** What needs more than one machine can give. */
const elsewhere = (name: string, happens: string, expected: string, where: string): Row => ({
  name,
  happens,
  expected,
  measure: () => Promise.resolve(notRun(where)),
});

export const ROWS: Row[] = [
  steady,
  rollOuts,
  killsOfTheBff,
  killsOfPostgres,
  ...databaseAway,
  clock,
  streams,
  fullMedia,
  events,
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

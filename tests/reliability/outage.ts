import { setTimeout as wait } from 'node:timers/promises';
import type { BffProcess } from '../postgres/bff-process.ts';
import { type Answered, type Call, LIST, newAgent, newPolicy, send, signIn } from './calls.ts';
import { judged, type Measured, seconds } from './row.ts';

const CALLERS = 4;
const PAUSE_MS = 250;
const READY: Call = { path: '/readyz' };
const READY_MS = 5_000;
const LINES_PER_SECOND = 1;
/** Each part of the process says once that it has no database, however short the outage is. */
const LINES_OF_BEGINNING = 30;

export interface Outage {
  seconds: number;
  /** How long an answer may take meanwhile. */
  answerMs: number;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** What a replica answers while it has no database, and afterwards. It is to log no more than warnings. */
export async function measureOutage(replica: BffProcess, outage: Outage, slack: number): Promise<Measured> {
  const token = await signIn(replica.url);
  const calls: Call[] = [{ ...LIST, token }, { ...newPolicy('In an outage'), token }, READY];
  const agent = newAgent();
  await send(replica.url, calls[0] ?? READY, agent);
  const answers: Answered[] = [];
  let running = true;
  const ask = async (call: Call) => {
    while (running) {
      answers.push(await send(replica.url, call, agent));
      await wait(PAUSE_MS);
    }
  };

  const logged = replica.output.length;
  await outage.begin();
  const asking = Array.from({ length: CALLERS }, () => calls.map(ask)).flat();
  await wait(outage.seconds * 1_000);
  running = false;
  const lines = replica.output.slice(logged).split('\n').length - 1;
  // Those that were asked last are answered before it ends.
  await Promise.all(asking);
  await outage.end();

  const back = performance.now();
  for (const call of [READY, { ...LIST, token }])
    while ((await send(replica.url, call, agent)).failure !== undefined) await wait(20);
  const backMs = performance.now() - back;
  agent.destroy();
  return verdict(answers, { backMs, lines, outage, slack });
}

function verdict(
  answers: Answered[],
  { backMs, lines, outage, slack }: { backMs: number; lines: number; outage: Outage; slack: number },
): Measured {
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const refused = answers.filter(({ status }) => status === 503).length;
  const other = [
    ...new Set(
      answers.filter(({ status }) => status !== 503).map(({ failure, status }) => failure ?? status),
    ),
  ];
  const told =
    `${refused} of ${answers.length} answers 503, the slowest after ${seconds(slowest)}; ready ${seconds(backMs)} after the ` +
    `end; ${(lines / outage.seconds).toFixed(2)} log lines/s`;
  return judged(told, [
    other.length > 0 && `other answers: ${other.join(', ')}`,
    slowest > slack * outage.answerMs && 'an answer was too slow',
    backMs > slack * READY_MS && 'it was not ready in time',
    lines > Math.max(LINES_OF_BEGINNING, LINES_PER_SECOND * outage.seconds) && 'too many log lines',
  ]);
}

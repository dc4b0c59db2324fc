import { join } from 'node:path';
import { BFF, type ServerEnvironment, ServerProcess } from '../server-process.ts';
import { answersOf } from './answers.ts';
import { CASES } from './cases.ts';
import { load } from './load.ts';

/** In the order of the first round. */
export const SIDES = {
  product: BFF,
  bare: [join(import.meta.dirname, 'bare/server.ts')],
};
export type Side = keyof typeof SIDES;

const WARM_UP_S = 5;
const MEASURED_S = 4;

export interface Speed {
  /** Answers per second. */
  rate: number;
  /** What one answer costs the server, without its database, in microseconds of CPU time. */
  cpuUs: number;
}

export interface Turn {
  answers: unknown[];
  /** Of each case. */
  speeds: Speed[];
}

/** Starts a side, warms it up, measures all cases and stops it. Meanwhile the other side does not run. */
export async function turnOf(
  side: Side,
  token: string,
  environment: ServerEnvironment,
  directory: string,
): Promise<Turn> {
  const server = await ServerProcess.start(SIDES[side], environment, directory);
  try {
    const answers = await answersOf(server.url, token);
    const speeds: Speed[] = [];
    for (const request of CASES) {
      await load(server.url, token, request, { seconds: WARM_UP_S });
      const before = server.cpuMs();
      const { answers: count, perSecond } = await load(server.url, token, request, { seconds: MEASURED_S });
      speeds.push({ rate: perSecond, cpuUs: ((server.cpuMs() - before) / count) * 1_000 });
    }
    return { answers, speeds };
  } finally {
    await server.stop();
  }
}

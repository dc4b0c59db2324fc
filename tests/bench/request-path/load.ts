import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Case } from './cases.ts';

const run = promisify(execFile);
const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon');

export const CONNECTIONS = 10;

interface Result {
  '2xx': number;
  non2xx: number;
  errors: number;
  duration: number;
  latency: { p97_5: number };
}

export function headersOf({ body, headers }: Case, token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...headers,
    ...(body && { 'content-type': 'application/json' }),
  };
}

/** How long to send requests, or how many. */
type Amount = { seconds: number } | { requests: number };

export interface Load {
  answers: number;
  perSecond: number;
  /** Below which 97.5 % of the answers come. */
  slowMs: number;
}

/** Sends requests as fast as they are answered, from a process of its own. */
export async function load(url: string, token: string, request: Case, amount: Amount): Promise<Load> {
  const { method, path, body } = request;
  const headers = Object.entries(headersOf(request, token)).flatMap(([name, value]) => [
    '-H',
    `${name}=${value}`,
  ]);
  const sent = body ? ['-b', JSON.stringify(body)] : [];
  const much = 'seconds' in amount ? ['-d', String(amount.seconds)] : ['-a', String(amount.requests)];
  const plan = ['-c', String(CONNECTIONS), ...much, '-m', method];
  const { stdout } = await run(process.execPath, [
    AUTOCANNON,
    '-j',
    ...plan,
    ...headers,
    ...sent,
    url + path,
  ]);
  const result = JSON.parse(stdout) as Result;
  if (result.non2xx + result.errors > 0)
    throw new Error(`${path}: ${result.non2xx + result.errors} of the requests failed`);
  return { answers: result['2xx'], perSecond: result['2xx'] / result.duration, slowMs: result.latency.p97_5 };
}

import { performance } from 'node:perf_hooks';
import { quantile } from './quantile.ts';
import { count, ms, type Table } from './table.ts';

export interface Target {
  name: string;
  path: string;
  body?: object;
}

interface Plan {
  /** The account; an administrator if it is not given. */
  caller?: string;
  callers: number;
  requests: number;
  warmUp: number;
}

/** @param name of an account of the demo, whose password is the same */
export async function signIn(url: string, name = 'admin'): Promise<string> {
  const login = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password: name }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  return data.token;
}

/** Sends requests to each target: the response times as the caller sees them. */
export async function measureTargets(url: string, targets: Target[], plan: Plan): Promise<Table> {
  const token = await signIn(url, plan.caller);
  const rows: string[][] = [];
  for (const target of targets) {
    await measure(url, token, target, plan.callers, plan.warmUp);
    const started = performance.now();
    const times = await measure(url, token, target, plan.callers, plan.requests);
    const rate = (times.length / (performance.now() - started)) * 1000;
    rows.push([target.name, ...[0.5, 0.95, 0.99].map((share) => ms(quantile(times, share))), count(rate)]);
  }
  return { columns: ['operation', 'p50', 'p95', 'p99', 'per second'], rows };
}

async function measure(
  url: string,
  token: string,
  target: Target,
  callers: number,
  requests: number,
): Promise<number[]> {
  const times: number[] = [];
  let left = requests;
  const caller = async (): Promise<void> => {
    while (left-- > 0) times.push(await request(url, token, target));
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return times.toSorted((a, b) => a - b);
}

async function request(url: string, token: string, { path, body }: Target): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 20000) throw new Error(`${path} answered ${code}`);
  return performance.now() - started;
}

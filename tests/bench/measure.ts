import { performance } from 'node:perf_hooks';
import terminal from '../../scripts/launcher/terminal.cjs';

export interface Target {
  name: string;
  path: string;
  body?: object;
}

interface Plan {
  callers: number;
  requests: number;
  warmUp: number;
}

export async function signIn(url: string): Promise<string> {
  const login = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin' }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  return data.token;
}

/** Sends requests to each target and prints the response times. */
export async function report(url: string, targets: Target[], plan: Plan): Promise<void> {
  const token = await signIn(url);
  const width = Math.max(...targets.map(({ name }) => name.length));
  terminal.say(`  ${plan.requests} requests each, ${plan.callers} at a time; as the caller sees it\n`);
  terminal.say(`  ${''.padEnd(width)}      p50       p95       p99   per second`);
  for (const target of targets) {
    await measure(url, token, target, plan.callers, plan.warmUp);
    const started = performance.now();
    const times = await measure(url, token, target, plan.callers, plan.requests);
    const rate = Math.round((times.length / (performance.now() - started)) * 1000);
    const row = [0.5, 0.95, 0.99].map((share) => quantile(times, share)).join(' ');
    terminal.say(`  ${target.name.padEnd(width)}${row}   ${String(rate).padStart(10)}`);
  }
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

/** The percentile of the times given by `share`, formatted for display. */
export function quantile(sorted: number[], share: number): string {
  return `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)} ms`.padStart(9);
}

/** An operation that both sides answer alike. */
export interface Case {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
  headers?: Record<string, string>;
  /** The share of the bare handler's throughput that the product is to reach. */
  goal: number;
}

export const CASES: Case[] = [
  { method: 'POST', path: '/api/user/info', body: {}, goal: 0.8 },
  { method: 'GET', path: '/api/list/policy', goal: 0.75 },
  { method: 'POST', path: '/api/data-overview', body: {}, goal: 0.7 },
  { method: 'PATCH', path: '/api/user/settings', body: { navbar: true }, goal: 0.4 },
];

import { isDeepStrictEqual } from 'node:util';
import { type Case, CASES } from './cases.ts';
import { headersOf } from './load.ts';

/** What a side answers to each case. */
export async function answersOf(url: string, token: string): Promise<unknown[]> {
  return await Promise.all(CASES.map((request) => answerTo(url, token, request)));
}

async function answerTo(url: string, token: string, request: Case): Promise<unknown> {
  const { method, path, body } = request;
  const headers = headersOf(request, token);
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return await answer.json();
}

/** A comparison is only worth something between servers that answer alike. */
export function assertAlike(product: unknown[], bare: unknown[]): void {
  for (const [at, { path }] of CASES.entries())
    if (!isDeepStrictEqual(product[at], bare[at]))
      throw new Error(
        `${path}: the bare handler answers ${JSON.stringify(bare[at])} instead of ${JSON.stringify(product[at])}`,
      );
}

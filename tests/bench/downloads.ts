import { call } from './calls.ts';

const COLUMNS = ['number', 'name', 'contentType', 'count', 'filterType', 'createdTime', 'status'];

interface Download {
  bytes: number;
  seconds: string;
}

/** Downloads the policies that match, in one file. */
export async function download(
  url: string,
  token: string,
  format: string,
  filter: object = {},
): Promise<Download> {
  const request = { format, columns: COLUMNS, filter, sort: 'createdTime', order: 'desc' };
  const { address } = await call<{ address: string }>(url, token, '/api/policies/downloads', request);
  const started = performance.now();
  let bytes = 0;
  const { body } = await fetch(`${url}${address}`);
  const chunks = body as AsyncIterable<Uint8Array> | null;
  if (chunks) for await (const { length } of chunks) bytes += length;
  return { bytes, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}

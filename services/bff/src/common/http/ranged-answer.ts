import { type IncomingMessage } from 'node:http';

/** One range, which is all that players ask for. Others are answered with the whole file, as the standard allows. */
const RANGE = /^bytes=(\d*)-(\d*)$/;

export interface RangedAnswer {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  /** The bytes from `start` up to, not including, `end`. Null if none are answered. */
  range: { start: number; end: number } | null;
}

/** What a request gets of a file of so many bytes, which never changes while its tag is the same (RFC 9110). */
export function rangedAnswer(
  { method, headers }: Pick<IncomingMessage, 'headers' | 'method'>,
  size: number,
  tag: string,
): RangedAnswer {
  const etag = `"${tag}"`;
  const common = { etag, 'accept-ranges': 'bytes' };
  if (isKnown(headers['if-none-match'], etag)) return { status: 304, headers: common, range: null };
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? rangeIn(headers.range, size) : undefined;
  if (range === null) return { status: 416, headers: { 'content-range': `bytes */${size}` }, range };
  const { start, end } = range ?? { start: 0, end: size };
  const part: Record<string, string> = range ? { 'content-range': `bytes ${start}-${end - 1}/${size}` } : {};
  return {
    status: range ? 206 : 200,
    headers: { ...common, ...part, 'content-length': String(end - start) },
    range: method === 'HEAD' ? null : { start, end },
  };
}

function isKnown(tags: string | undefined, etag: string): boolean {
  return tags?.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim())) ?? false;
}

/** Undefined: the whole file; null: there is no such range. */
function rangeIn(
  header: string | undefined,
  size: number,
): { start: number; end: number } | null | undefined {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size : Math.min(Number(to) + 1, size);
  return start < end ? { start, end } : null;
}

import type { AxiosRequestConfig } from 'axios';

/** What the first script has requested while the code was loading. See app/first. */
export interface EarlyAnswer {
  readonly response: Promise<EarlyResponse>;
  readonly abort: () => void;
  /** The page that was opened. */
  readonly pathname: string;
  /** The position of live events before the server read the answer; null until it is there, and for a failure. */
  position: number | null;
  isTaken: boolean;
}

export interface EarlyResponse {
  status: number;
  headers: Record<string, string>;
  data: unknown;
}

type Question = Pick<AxiosRequestConfig, 'method' | 'url' | 'params' | 'data'>;

declare global {
  /** By question. The first script stands in the document: this is where the two meet. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Two requests with the same key are the same question of the same session, in the same language. */
export function questionKey(
  { method, url, params, data }: Question,
  headers: Record<string, string>,
): string {
  const { Authorization, 'Accept-Language': language } = headers;
  return JSON.stringify([method, url, params ?? {}, data, Authorization, language]);
}

/** The position from which this page follows live events; null before. */
let followedFrom: number | null = null;

/**
 * The answer to a question that the first script has asked: for the first caller, on the page that was opened.
 * @returns null if it has to be asked now
 */
export async function takeEarlyAnswer(
  question: Question,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<EarlyResponse | null> {
  const early = globalThis.earlyAnswers?.get(questionKey(question, headers));
  if (early === undefined || early.isTaken || early.pathname !== location.pathname) return null;
  early.isTaken = true;
  signal.addEventListener('abort', early.abort);
  const response = await early.response;
  // The stream began after it, and does not include what changed in between.
  const isMissed = followedFrom !== null && (early.position ?? 0) < followedFrom;
  return isMissed ? null : response;
}

/** The position from which live events have all that the early answers may not have. */
export function followFrom(position: number): number {
  const early = [...(globalThis.earlyAnswers?.values() ?? [])];
  followedFrom = Math.min(position, ...early.flatMap((answer) => answer.position ?? []));
  return followedFrom;
}

/** Something has changed: later requests need a new answer. */
export function forgetEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}

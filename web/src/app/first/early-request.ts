import { apiBase } from '../../api/api-base';
import { type EarlyAnswer, type EarlyResponse, questionKey } from '../../api/early-answers';
import { readable } from '../../api/readable';
import { storedLanguage } from '../../shared/i18n/languages';
import { readToken } from '../../shared/session/token';

/** The header of RFC 7240 to which the server answers with the position of live events, as `Last-Event-ID`. */
const PREFER = { Prefer: 'event-position' };

/** What the generated functions pass. */
interface Question {
  method?: string;
  url?: string;
  params?: Record<string, unknown>;
  data?: unknown;
}

/**
 * Stands for api/request in the first script: the generated functions ask here, and the typed client takes the answer.
 * Nothing waits for its result.
 */
export function request(config: Question): void {
  const { method = 'GET', url = '', params, data } = config;
  const headers = { 'Accept-Language': storedLanguage(), Authorization: `Bearer ${readToken() ?? ''}` };
  const controller = new AbortController();
  const answer = fetch(apiBase + addressOf(url, params), {
    method,
    headers: { ...headers, ...PREFER, ...(data === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: data === undefined ? null : JSON.stringify(data),
    signal: controller.signal,
    cache: 'no-store',
  });
  const early: EarlyAnswer = {
    response: answer.then(async (response): Promise<EarlyResponse> => {
      const position = response.headers.get('Last-Event-ID');
      early.position = position === null ? null : Number(position);
      const text = await response.text();
      return { status: response.status, headers: Object.fromEntries(response.headers), data: parsed(text) };
    }),
    abort: () => {
      controller.abort();
    },
    pathname: location.pathname,
    position: null,
    isTaken: false,
  };
  // Its taker handles a failure.
  early.response.catch(() => undefined);
  (globalThis.earlyAnswers ??= new Map()).set(questionKey(config, headers), early);
}

/** A list is written as `createdTime=a&createdTime=b`. */
function addressOf(url: string, params: Question['params']): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(key, String(one));
  return search.size === 0 ? url : `${url}?${search.toString()}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(readable(text));
  } catch {
    return text;
  }
}

import { Agent, request } from 'node:http';

export interface Answered {
  /** 0: there was no answer. */
  status: number;
  /** Of the envelope. */
  code: number;
  ms: number;
  data: unknown;
  /** What went wrong, in a word. */
  failure?: string;
}

export interface Call {
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  token?: string;
  headers?: Record<string, string>;
}

/** Longer than the product may take with a database that does not answer. */
const GIVEN_UP_MS = 30_000;
const SUCCESS = 20_000;

/** As of a proxy: connections are kept. */
export const newAgent = (): Agent => new Agent({ keepAlive: true });

/** Sends one request, once. It does not throw. */
export async function send(url: string, call: Call, agent: Agent): Promise<Answered> {
  const started = performance.now();
  const text = call.body === undefined ? undefined : JSON.stringify(call.body);
  const headers = {
    ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    }),
    ...call.headers,
  };
  const method = call.method ?? (text === undefined ? 'GET' : 'POST');
  const answer = await new Promise<Omit<Answered, 'ms'>>((resolve) => {
    const none = (failure: string) => {
      resolve({ status: 0, code: 0, data: null, failure });
    };
    const sent = request(
      `${url}${call.path}`,
      { method, agent, headers, timeout: GIVEN_UP_MS },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('error', (error) => {
          none(error.message);
        });
        response.on('end', () => {
          resolve(answerOf(response.statusCode ?? 0, body));
        });
      },
    );
    sent.on('error', (error: NodeJS.ErrnoException) => {
      none(error.code ?? error.message);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.end(text);
  });
  return { ...answer, ms: performance.now() - started };
}

function answerOf(status: number, body: string): Omit<Answered, 'ms'> {
  const { code = 0, data = null } = parsed(body);
  const isGood = status >= 200 && status < 300 && (code === 0 || code === SUCCESS);
  return { status, code, data, ...(isGood ? {} : { failure: `${status}/${code}` }) };
}

function parsed(body: string): { code?: number; data?: unknown } {
  try {
    return JSON.parse(body) as object;
  } catch {
    return {};
  }
}

export async function signIn(url: string, name = 'admin', password = name): Promise<string> {
  const agent = newAgent();
  const { data, failure } = await send(
    url,
    { path: '/api/user/login', body: { username: name, password } },
    agent,
  );
  agent.destroy();
  if (failure !== undefined) throw new Error(`${name} cannot sign in: ${failure}.`);
  return (data as { token: string }).token;
}

export const LIST: Call = { path: '/api/list/policy?pageSize=20' };

export function newPolicy(name: string): Call {
  return {
    path: '/api/policies',
    body: { name, contentType: 'img', filterType: 'rules', status: 'offline' },
  };
}

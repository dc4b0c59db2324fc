import { expectPlain } from './contract.js';
import { type TestApi } from './test-api.js';

export interface Plain<Body> {
  status: number;
  headers: Record<string, unknown>;
  body: Body;
}

/** What a refusal says. */
export interface Problem {
  status: number;
  code: string;
  errors?: { field: string }[];
}

/** Reads what is delivered, as a channel does. Each answer is held against openapi.json. */
export async function deliver<Body>(
  api: TestApi,
  path: string,
  headers: Record<string, string> = {},
): Promise<Plain<Body>> {
  const url = `/delivery/v1${path}`;
  const response = await api.app.inject({ url, headers: { 'accept-language': 'en-US', ...headers } });
  const { statusCode: status } = response;
  const [mediaType = ''] = (response.headers['content-type'] ?? '').split(';', 1);
  const body = response.payload === '' ? null : response.json<unknown>();
  if (status !== 304) expectPlain(url.split('?', 1)[0] ?? url, status, mediaType, body);
  return { status, headers: response.headers, body: body as Body };
}

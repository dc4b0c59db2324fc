import assert from 'node:assert/strict';

/** Longer than the replicas let a request wait for the database. */
const ANSWER_LIMIT_MS = 15_000;

interface Envelope {
  code: number;
  msg: string;
  data: Record<string, unknown>;
}

/** A person who uses the product through the port of the web. */
export class Client {
  readonly #url: string;
  #token = '';

  constructor(url: string) {
    this.#url = url;
  }

  async signIn(username: string, password: string): Promise<void> {
    const { token } = await this.post('/api/user/login', { username, password });
    this.#token = token as string;
  }

  get(path: string): Promise<Record<string, unknown>> {
    return this.#ask(path, { method: 'GET' });
  }

  post(path: string, body: unknown): Promise<Record<string, unknown>> {
    return this.#ask(path, { method: 'POST', body: JSON.stringify(body) });
  }

  /** The beginning of the stream of live events, as soon as it arrives. */
  async firstEvent(): Promise<string> {
    const response = await this.#fetch('/api/events', {});
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    assert.ok(reader, 'The stream has no body.');
    let text = '';
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read();
      assert.ok(!done, `The stream ended after: ${text}`);
      text += value;
    }
    await reader.cancel();
    return text;
  }

  async #ask(path: string, options: RequestInit): Promise<Record<string, unknown>> {
    const response = await this.#fetch(path, options);
    const text = await response.text();
    assert.equal(response.status, 200, `${path}: ${response.status} ${text.slice(0, 200)}`);
    const { code, msg, data } = JSON.parse(text) as Envelope;
    assert.equal(code, 20000, `${path}: ${code} ${msg}`);
    return data;
  }

  #fetch(path: string, options: RequestInit): Promise<Response> {
    const headers = {
      'content-type': 'application/json',
      ...(this.#token !== '' && { authorization: `Bearer ${this.#token}` }),
    };
    return fetch(this.#url + path, { ...options, headers, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  }
}

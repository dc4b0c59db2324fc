import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { CHROMIUM_ARGS, findChromium } from '../../support/chromium.ts';

type Parameters = Record<string, unknown>;

interface Message {
  /** Of the command that it answers; an event has none. */
  id?: number;
  result?: unknown;
  error?: { message: string };
  sessionId?: string;
  method?: string;
  params?: Parameters;
}

/** Nothing is asked of other hosts, which would not be measured alike. The proxy has a certificate of its own. */
const ALONE = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--ignore-certificate-errors',
];

/**
 * Chromium with a profile on disk, as people have it, of which nothing but the answers to commands is asked. Playwright
 * listens to `Runtime`; Chromium then finds the line of each Error that a script makes, and reads the packages twice more
 * when React makes its own: 45 ms of the processor, 180 on the slow one, that nobody else has.
 */
export class QuietBrowser {
  readonly #child: ChildProcess;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Message) => void>();
  readonly #listeners = new Map<string, (event: Parameters) => void>();
  #sent = 0;

  private constructor(child: ChildProcess, socket: WebSocket) {
    this.#child = child;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      const { id, sessionId = '', method = '', params = {} } = message;
      if (id === undefined) this.#listeners.get(`${sessionId} ${method}`)?.(params);
      else this.#waiting.get(id)?.(message);
    });
  }

  static async launch(profile: string): Promise<QuietBrowser> {
    const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
    const look = ['--window-size=1280,720', '--lang=en-US'];
    const child = spawn(
      findChromium() ?? 'chromium',
      [...CHROMIUM_ARGS, ...own, ...look, ...ALONE, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const socket = new WebSocket(await addressOf(child));
    await once(socket, 'open');
    return new QuietBrowser(child, socket);
  }

  /** A new tab. */
  async open(): Promise<QuietPage> {
    const { targetId } = await this.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
    const attach = { targetId, flatten: true };
    const { sessionId } = await this.send<{ sessionId: string }>('Target.attachToTarget', attach);
    const send = async <Result>(method: string, parameters: Parameters = {}): Promise<Result> =>
      await this.send<Result>(method, parameters, sessionId);
    return {
      send,
      on: (event, listener) => this.#listeners.set(`${sessionId} ${event}`, listener),
      close: async () => void (await this.send('Target.closeTarget', { targetId })),
    };
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit');
    // It may end before it has answered.
    void this.send('Browser.close');
    await ended;
  }

  private async send<Result>(method: string, params: Parameters = {}, sessionId?: string): Promise<Result> {
    const id = (this.#sent += 1);
    const { promise, resolve } = Promise.withResolvers<Message>();
    this.#waiting.set(id, resolve);
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await promise;
    this.#waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }
}

export interface QuietPage {
  /** Sends a command of the DevTools protocol. */
  send: <Result>(method: string, parameters?: Parameters) => Promise<Result>;
  /** One listener for each event. */
  on: (event: string, listener: (event: Parameters) => void) => void;
  close: () => Promise<void>;
}

/** Chromium says it when it listens. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('Chromium has no output.');
  for await (const line of createInterface(stderr)) {
    const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    // What it says later is read and dropped, so that it never waits for a reader.
    stderr.resume();
    return address;
  }
  throw new Error('Chromium did not start.');
}

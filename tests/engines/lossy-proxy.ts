import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** All that a browser has sent, and what the product has answered. */
export interface Recorded {
  method: string;
  path: string;
  /** As they were sent: names and values in turn. */
  headers: string[];
  body: string;
  /** 0: there was no answer. */
  status: number;
}

/** Stands between a browser and the product, records what is sent, and cuts the connection of what is to be lost. */
export class LossyProxy {
  readonly requests: Recorded[] = [];
  readonly #server = createServer((asked, answer) => {
    if (this.#lost?.test(asked.url ?? '')) {
      asked.socket.destroy();
      return;
    }
    const { method, headers, url: path } = asked;
    const recorded = this.#record(asked);
    const passedOn = request(new URL(path ?? '/', this.#target), { method, headers }, (answered) => {
      recorded.status = answered.statusCode ?? 0;
      if (this.#unanswered?.test(path ?? '')) {
        asked.socket.destroy();
        return;
      }
      answer.writeHead(answered.statusCode ?? 0, answered.headers);
      answered.pipe(answer);
    });
    passedOn.on('error', () => asked.socket.destroy());
    answer.on('close', () => passedOn.destroy());
    asked.pipe(passedOn);
  });
  readonly #target: string;
  #lost: RegExp | undefined;
  #unanswered: RegExp | undefined;

  private constructor(target: string) {
    this.#target = target;
  }

  static async open(target: string): Promise<LossyProxy> {
    const proxy = new LossyProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Loses the paths that match, from now on; without an argument none. */
  lose(paths?: RegExp): void {
    this.#lost = paths;
  }

  /** Passes on what is sent to the paths that match, from now on, and loses the answers; without an argument none. */
  loseAnswers(paths?: RegExp): void {
    this.#unanswered = paths;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #record(asked: IncomingMessage): Recorded {
    const { method = '', url: path = '', rawHeaders: headers } = asked;
    const recorded = { method, path, headers, body: '', status: 0 };
    this.requests.push(recorded);
    asked.on('data', (chunk: Buffer) => (recorded.body += chunk.toString()));
    return recorded;
  }
}

import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between a browser and the product, and cuts the connection of what is to be lost. */
export class LossyProxy {
  readonly #server = createServer((asked, answer) => {
    if (this.#lost?.test(asked.url ?? '')) {
      asked.socket.destroy();
      return;
    }
    const { method, headers, url: path } = asked;
    const passedOn = request(new URL(path ?? '/', this.#target), { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 0, answered.headers);
      answered.pipe(answer);
    });
    passedOn.on('error', () => asked.socket.destroy());
    answer.on('close', () => passedOn.destroy());
    asked.pipe(passedOn);
  });
  readonly #target: string;
  #lost: RegExp | undefined;

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

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { until } from './until.js';

export interface Received {
  headers: IncomingHttpHeaders & Record<string, string>;
  body: string;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A real receiver on this machine, which keeps what arrives. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  answer: Answer = { status: 204 };

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        receiver.received.push({ headers: request.headers as Received['headers'], body });
        const { status, headers, body: answered } = receiver.answer;
        response.writeHead(status, headers).end(answered);
      });
    });
    const receiver = new WebhookReceiver(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  /** The setting of a deployment that may send here. */
  get environment(): NodeJS.ProcessEnv {
    return { SALA_WEBHOOK_ALLOW: `127.0.0.1:${this.port}` };
  }

  /** Waits for so many messages in all. */
  async messages(count: number): Promise<Received[]> {
    await until(() => this.received.length >= count);
    return this.received;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** As a receiver does it: with the library of Standard Webhooks. @throws if no signature is of this secret */
export function verified(secret: string, { headers, body }: Received): { type: string; data: object } {
  return new Webhook(secret).verify(body, headers) as { type: string; data: object };
}

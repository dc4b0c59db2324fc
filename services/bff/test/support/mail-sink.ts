import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port.js';
import { IMAGES, killServer, startServer } from './server-process.js';
import { until } from './until.js';

const PROGRAM = fileURLToPath(new URL('../containers/mail-server.ts', import.meta.url));

interface Refusal {
  message: string;
  responseCode: number;
}

/** A real SMTP server on this machine that keeps what it receives. */
export class MailSink {
  readonly mails: Email[] = [];
  /** How many of the next messages are refused, and with which answer. */
  refusals: { count: number; responseCode: number } = { count: 0, responseCode: 451 };

  private port = 0;
  private end: () => Promise<void> = () => Promise.resolve();

  static async start(): Promise<MailSink> {
    const sink = new MailSink();
    await (IMAGES.mail === undefined ? sink.listen() : sink.listenInContainer(IMAGES.mail));
    return sink;
  }

  /** The settings of a deployment that sends its mail here. */
  get environment(): NodeJS.ProcessEnv {
    return { SMTP_URL: `smtp://127.0.0.1:${this.port}`, MAIL_FROM: 'Sala <no-reply@sala.example>' };
  }

  /** Waits for the mails to one address. */
  async to(address: string, count = 1): Promise<Email[]> {
    const found = () => this.mails.filter(({ to }) => to?.some((mailbox) => mailbox.address === address));
    await until(() => found().length >= count);
    return found();
  }

  async stop(): Promise<void> {
    await this.end();
  }

  private async receive(message: Buffer): Promise<Refusal | null> {
    const mail = await PostalMime.parse(message);
    if (this.refusals.count-- > 0) {
      const { responseCode } = this.refusals;
      return { message: `cannot take mail for ${mail.to?.[0]?.address ?? 'nobody'}`, responseCode };
    }
    this.mails.push(mail);
    return null;
  }

  private async listen(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        void buffer(stream).then(async (message) => {
          const refusal = await this.receive(message);
          done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }));
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.end = () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      });
  }

  /** The server in the container asks here what to answer. */
  private async listenInContainer(image: string): Promise<void> {
    const answers = createServer((request, response) => {
      void buffer(request).then(async (message) => {
        response.end(JSON.stringify({ refusal: await this.receive(message) }));
      });
    }).listen(0, '127.0.0.1');
    await once(answers, 'listening');
    this.port = await freePort();
    const { port } = answers.address() as AddressInfo;
    const server = startServer(image, 'node', [
      'node',
      PROGRAM,
      String(this.port),
      `http://127.0.0.1:${port}`,
    ]);
    await until(() => listens(this.port), START_LIMIT_MS);
    this.end = () => stopBoth(server, answers);
  }
}

const START_LIMIT_MS = 60_000;

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  try {
    return await connected;
  } finally {
    socket.destroy();
  }
}

async function stopBoth(server: ChildProcess, answers: Server): Promise<void> {
  await killServer(server);
  answers.closeAllConnections();
  answers.close();
}

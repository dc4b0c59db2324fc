import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on this machine that keeps what it receives. */
export class MailSink {
  readonly #mails: Email[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void buffer(stream).then(async (message) => {
        this.#mails.push(await PostalMime.parse(message));
        done();
      });
    },
  });

  static async start(): Promise<MailSink> {
    const sink = new MailSink();
    sink.#server.listen(0, '127.0.0.1');
    await once(sink.#server.server, 'listening');
    return sink;
  }

  /** The settings of a product that sends its mail here. */
  get environment(): NodeJS.ProcessEnv {
    const { port } = this.#server.server.address() as AddressInfo;
    return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Sala <no-reply@sala.example>' };
  }

  /** The texts of the mails to one address so far. */
  textsTo(address: string): string[] {
    const toThem = this.#mails.filter(({ to }) => to?.some((mailbox) => mailbox.address === address));
    return toThem.map(({ text }) => text ?? '');
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(resolve);
    });
  }
}

import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from './until.js';

/** A real SMTP server on this machine that keeps what it receives. */
export class MailSink {
  readonly mails: Email[] = [];
  /** How many of the next messages are refused, and with which answer. */
  refusals: { count: number; responseCode: number } = { count: 0, responseCode: 451 };

  private constructor(private readonly server: SMTPServer) {}

  static async start(): Promise<MailSink> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        void buffer(stream).then(async (message) => {
          const mail = await PostalMime.parse(message);
          if (sink.refusals.count-- > 0) {
            const { responseCode } = sink.refusals;
            done(
              Object.assign(new Error(`cannot take mail for ${mail.to?.[0]?.address ?? 'nobody'}`), {
                responseCode,
              }),
            );
          } else {
            sink.mails.push(mail);
            done();
          }
        });
      },
    });
    const sink = new MailSink(server);
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    return sink;
  }

  /** The settings of a deployment that sends its mail here. */
  get environment(): NodeJS.ProcessEnv {
    const { port } = this.server.server.address() as AddressInfo;
    return { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Sala <no-reply@sala.example>' };
  }

  /** Waits for the mails to one address. */
  async to(address: string, count = 1): Promise<Email[]> {
    const found = () => this.mails.filter(({ to }) => to?.some((mailbox) => mailbox.address === address));
    await until(() => found().length >= count);
    return found();
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(resolve);
    });
  }
}

// node mail-server.ts <port> <address>: a mail server that asks the address what to answer to each message that it receives.
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const [, , port = '', address = ''] = process.argv;

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    void buffer(stream)
      .then(async (message) => {
        const answer = await fetch(address, { method: 'POST', body: new Uint8Array(message) });
        const { refusal } = (await answer.json()) as {
          refusal: { message: string; responseCode: number } | null;
        };
        done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }));
      })
      .catch(done);
  },
}).listen(Number(port), '127.0.0.1');

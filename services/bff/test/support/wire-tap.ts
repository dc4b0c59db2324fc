import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What the product has sent to PostgreSQL. */
interface Sent {
  /** Statements that were run. One that is run twice counts twice. */
  run: number;
  /** Texts that were sent, to be parsed and planned. */
  parsed: string[];
}

const HEADER = 5;

/** How every replica reads the events that a notification tells it of: soon after a write, and at no one's request. */
const EVENTS_READ = /FROM live_event\s+WHERE id > \$1 ORDER BY/;

/** Lies between the product and its database, and reads what the pool of the product sends. */
export class WireTap {
  private sent: Sent = { run: 0, parsed: [] };
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly databaseUrl: string,
  ) {
    server.on('connection', (near) => {
      this.join(near);
    });
  }

  static async start(databaseUrl: string): Promise<WireTap> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new WireTap(server, databaseUrl);
  }

  /** The address of the database through the tap. */
  get url(): string {
    const url = new URL(this.databaseUrl);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.toString();
  }

  /** What is sent while this works. */
  async during(work: () => Promise<unknown>): Promise<Sent> {
    this.sent = { run: 0, parsed: [] };
    await work();
    return this.sent;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await once(this.server.close(), 'close');
  }

  private join(near: Socket): void {
    const { hostname, port } = new URL(this.databaseUrl);
    const far = connect({ host: hostname, port: Number(port) });
    this.read(near);
    near.pipe(far);
    far.pipe(near);
    for (const socket of [near, far]) {
      this.sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          near.destroy();
          far.destroy();
        });
    }
  }

  /** Splits the stream into messages: a letter, a length, and the rest. The first one of a connection has no letter. */
  private read(near: Socket): void {
    let rest: Buffer = Buffer.alloc(0);
    let isOfPool: boolean | undefined;
    let isCounted = true;
    near.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      if (isOfPool === undefined) {
        if (rest.length < HEADER || rest.length < rest.readInt32BE(0)) return;
        isOfPool = rest.subarray(0, rest.readInt32BE(0)).includes('sala-bff\0');
        rest = rest.subarray(rest.readInt32BE(0));
      }
      while (rest.length >= HEADER && rest.length > rest.readInt32BE(1)) {
        const end = rest.readInt32BE(1) + 1;
        const message = String.fromCharCode(rest.readUInt8(0));
        const texts = rest.subarray(HEADER, end).toString('latin1').split('\0');
        // Parse, Bind and Execute follow each other on a connection. Bind may name a statement that was parsed before.
        if (message === 'P') isCounted = !EVENTS_READ.test(texts[1] ?? '');
        if (message === 'Q' || (message === 'B' && texts[1] !== '')) isCounted = true;
        if (isOfPool && isCounted) this.note(message, texts);
        rest = rest.subarray(end);
      }
    });
  }

  /** Query and Execute run a statement. Query and Parse bring its text. */
  private note(message: string, [first = '', second = '']: string[]): void {
    if (message === 'Q' || message === 'E') this.sent.run += 1;
    if (message === 'Q') this.sent.parsed.push(first);
    if (message === 'P') this.sent.parsed.push(second);
  }
}

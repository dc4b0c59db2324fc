import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const FIELDS = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up'];

/** What PostgreSQL answers while it recovers: it refuses everybody, with 57P03. */
export class RecoveringServer {
  refusals = 0;

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        this.refusals += 1;
        socket.end(refusal());
      });
    });
  }

  static async start(port: number): Promise<RecoveringServer> {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    return new RecoveringServer(server);
  }

  async stop(): Promise<void> {
    await once(this.server.close(), 'close');
  }
}

/** An ErrorResponse of the protocol. */
function refusal(): Buffer {
  const fields = Buffer.from(`${FIELDS.join('\0')}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

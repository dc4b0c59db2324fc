import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy between the BFF and its database, or another server, that simulates network failures. Node runs this file as it is. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private readonly target: URL;
  private readonly port: number;
  private frozen = false;
  /** Connections that were closed from this side. */
  closed = 0;

  private constructor(server: Server, databaseUrl: string) {
    this.server = server;
    this.target = new URL(databaseUrl);
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (near) => {
      this.join(near);
    });
  }

  static async start(databaseUrl: string): Promise<DatabaseProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new DatabaseProxy(server, databaseUrl);
  }

  /** The database URL through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.toString();
  }

  /**
   * A black hole: connections stay open and new ones are accepted, but no data passes in either direction.
   */
  freeze(): void {
    this.frozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Delivers the delayed data, as when a cable is plugged back in. */
  thaw(): void {
    this.frozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Simulates an unavailable database: open connections break and new ones are refused. */
  async cut(): Promise<void> {
    const closed = once(this.server.close(), 'close');
    for (const socket of this.sockets) socket.resetAndDestroy();
    await closed;
  }

  async mend(): Promise<void> {
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await once(this.server.close(), 'close');
  }

  private join(near: Socket): void {
    near.on('close', () => (this.closed += 1));
    const far = connect({ host: this.target.hostname, port: Number(this.target.port) });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (chunk: Buffer) => {
        if (to.write(chunk)) return;
        from.pause();
        to.once('drain', () => {
          if (!this.frozen) from.resume();
        });
      });
      from.on('error', () => to.destroy());
      from.on('close', (isBroken) => {
        this.sockets.delete(from);
        // What the other end has not read yet still arrives.
        if (isBroken) to.destroy();
        else to.end(() => to.destroy());
      });
      if (this.frozen) from.pause();
    }
  }
}

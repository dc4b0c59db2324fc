import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

/** A page of a school on an origin of its own, with the script of the product. */
export class ChannelPage {
  readonly origin: string;
  private readonly server: Server;
  private content = '';

  private constructor(server: Server, origin: string) {
    this.server = server;
    this.origin = origin;
  }

  static async start(): Promise<ChannelPage> {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page.content);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const page = new ChannelPage(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return page;
  }

  show(productUrl: string, key: string, body: string): void {
    this.content = `<!doctype html><html lang="en"><title>School</title>${body}
      <script src="${productUrl}/collect/v1/sala.js" data-key="${key}"></script></html>`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RawExchange {
  status: number;
  /** The response head in lower case. */
  head: string;
  body: string;
}

/** Sends raw bytes, and reads the response until the connection closes. */
export async function exchange(port: number, ...bytes: (string | Buffer)[]): Promise<RawExchange> {
  const socket = connect(port, '127.0.0.1');
  for (const chunk of bytes) socket.write(chunk);
  const text = (await buffer(socket)).toString();
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end).toLowerCase();
  return { status: Number(/^http\/1\.1 (\d+)/.exec(head)?.[1]), head, body: text.slice(end + 4) };
}

import { type FastifyReply } from 'fastify';
import { type Readable } from 'node:stream';

/** A file that is streamed while it is made. */
export interface Attachment {
  name: string;
  mediaType: string;
  body: Readable;
}

/** Lets a browser save the answer as a file. Returns the body, for the handler to return. */
export function asAttachment(reply: FastifyReply, { name, mediaType, body }: Attachment): Readable {
  // Also if the body is never read, for example for HEAD.
  reply.raw.once('close', () => body.destroy());
  void reply.headers({
    'content-type': mediaType,
    'content-disposition': dispositionOf(name),
  });
  return body;
}

/** A header is Latin-1, so any other name goes into the parameter of RFC 8187, with a plain one for old programs. */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
  const extended = plain === name ? '' : `; filename*=UTF-8''${encoded}`;
  return `attachment; filename="${plain}"${extended}`;
}

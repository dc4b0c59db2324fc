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
    'content-disposition': `attachment; filename="${name}"`,
  });
  return body;
}

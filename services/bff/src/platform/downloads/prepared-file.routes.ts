import { Get, Param, Req, Res } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { bytesOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type EndpointOptions } from '../../common/endpoint/endpoint.metadata.js';
import { asAttachment, type Attachment } from '../../common/http/attachment.js';

export interface PreparedFiles {
  /** @param isTaken whether the call uses up the address. HEAD only asks for the headers. */
  open(token: string, isTaken: boolean): Promise<Attachment>;
}

interface PreparedFile extends Pick<EndpointOptions, 'id' | 'summary'> {
  /** Before the name of the file. */
  address: string;
  /** What the answer is: “a stream”. */
  answer: string;
  mediaTypes: readonly string[];
}

/** The operation from which a browser fetches a prepared file. A controller extends it. */
export function PreparedFileRoutes({ address, answer, mediaTypes, ...words }: PreparedFile) {
  class Routes {
    constructor(private readonly prepared: PreparedFiles) {}

    @Endpoint({
      ...words,
      description:
        'Public, because a browser that saves a file sends no token; the name cannot be guessed, works ' +
        `once and expires soon; HEAD does not use it up. The answer is ${answer} without an envelope. An unknown or ` +
        'used name is HTTP 404 with an envelope. If the connection closes early, the file is incomplete.',
      data: bytesOf(...mediaTypes),
      refusals: ['fileUnknown'],
    })
    @ApiParam({
      name: 'name',
      description: 'The last part of the `address`.',
      schema: { type: 'string', example: 'q0Vb3Zr7lZ0Y6v1d4m2k9A' },
    })
    @Get(`${address}/:name`)
    async file(
      @Param('name') token: string,
      @Req() { method }: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<Readable> {
      return asAttachment(reply, await this.prepared.open(token, method !== 'HEAD'));
    }
  }
  return Routes;
}

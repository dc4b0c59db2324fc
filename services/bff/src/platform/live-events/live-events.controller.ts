import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Readable } from 'node:stream';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { durationText } from '../../common/time/duration-text.js';
import { DeliveryService } from './delivery.service.js';
import { lastEventIdOf } from './last-event-id.js';
import {
  ENDED_SESSION_STREAM_S,
  EVENT_ID,
  EVENT_STREAM,
  EVENTS_PATH,
  HEARTBEAT_S,
  RETENTION,
  STREAMS_PER_ACCOUNT,
} from './live-events.constants.js';

@ApiTags('Live events')
@Controller(EVENTS_PATH)
export class LiveEventsController {
  constructor(private readonly delivery: DeliveryService) {}

  @Endpoint({
    id: 'streamEvents',
    summary: 'Stream live events',
    description:
      'Server-sent events. Read them with `curl -N`, or in a browser with fetch, which can send the bearer header. Each schema ' +
      `shows one event after parsing. The first is \`hello\`. Events are kept for ${RETENTION}: a ` +
      'client that reconnects with `Last-Event-ID` gets the missed events in order, each once; if ' +
      `that is not possible, \`hello\` says so. Every ${durationText({ seconds: HEARTBEAT_S })} a ` +
      'comment with an id is sent. When the session ends, `session.ended` is sent within ' +
      `${durationText({ seconds: ENDED_SESSION_STREAM_S })} and the stream closes; at a shutdown, ` +
      'and when maintenance shuts the client out, `server.closing`. A client that does not read is disconnected. ' +
      'A personal access token is sent only the events of the groups that its scopes read, and `hello`, `session.ended`, ' +
      '`maintenance.changed` and `server.closing`. An account may hold ' +
      `${STREAMS_PER_ACCOUNT} streams on each replica.`,
    data: { schema: {}, models: [], mediaTypes: [EVENT_STREAM] },
    refusals: ['contractBroken', 'tooManyRequests'],
  })
  @ApiHeader({
    name: 'Last-Event-ID',
    description:
      'The id of the last event that the client received. Absent or empty: only new events are sent.',
    required: false,
    schema: { type: 'string', pattern: EVENT_ID.source, example: '1024' },
  })
  @Get()
  async stream(
    @CurrentPrincipal() principal: Principal,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const { body } = await this.delivery.open(principal, lastEventIdOf(request.headers['last-event-id']));
    // Also needed if nothing reads the body, as with HEAD.
    reply.raw.once('close', () => body.destroy());
    void reply.headers({
      'content-type': `${EVENT_STREAM}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    return body;
  }
}

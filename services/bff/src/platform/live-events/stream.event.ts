import { ApiProperty } from '@nestjs/swagger';
import { IntField } from '../../common/fields/number-field.js';
import { defineLiveEvent } from './define-live-event.js';
import { HEARTBEAT_S } from './live-events.constants.js';

export class HelloDto {
  @IntField({
    description: 'The id from which on events are told: that of `Last-Event-ID`, or the newest there is.',
    minimum: 0,
    example: 1024,
  })
  lastEventId: number;

  @ApiProperty({
    description:
      'Whether nothing is missing since `Last-Event-ID`. False means: it is older than what is kept, or unknown; ' +
      'ask for everything anew.',
    example: true,
  })
  complete: boolean;

  @IntField({
    description:
      'Something comes at least this often, in seconds; twice as long without means that it broke.',
    minimum: 1,
    example: HEARTBEAT_S,
  })
  heartbeatSeconds: number;
}

export class ClosingDto {
  @IntField({ description: 'When to connect again, in milliseconds.', minimum: 0, example: 2_000 })
  retry: number;
}

/** The first event of every stream. */
export const HELLO = defineLiveEvent({ name: 'hello', payload: HelloDto, to: 'stream' });

/** The last event of a stream when its replica shuts down. */
export const SERVER_CLOSING = defineLiveEvent({ name: 'server.closing', payload: ClosingDto, to: 'stream' });

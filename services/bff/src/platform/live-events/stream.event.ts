import { ApiProperty } from '@nestjs/swagger';
import { IntField } from '../../common/fields/number-field.js';
import { defineLiveEvent } from './define-live-event.js';
import { HEARTBEAT_S } from './live-events.constants.js';

export class HelloDto {
  @IntField({
    description: 'The id after which events are sent: that of `Last-Event-ID`, or the newest one.',
    minimum: 0,
    example: 1024,
  })
  lastEventId: number;

  @ApiProperty({
    description:
      'Whether no event is missing since `Last-Event-ID`. False if that id is unknown or older than ' +
      'the kept events; then reload everything.',
    example: true,
  })
  complete: boolean;

  @IntField({
    description:
      'The longest interval between two messages, in seconds. After twice this time without one, the ' +
      'connection is broken.',
    minimum: 1,
    example: HEARTBEAT_S,
  })
  heartbeatSeconds: number;
}

export class ClosingDto {
  @IntField({
    description: 'How long to wait before reconnecting, in milliseconds.',
    minimum: 0,
    example: 2_000,
  })
  retry: number;
}

/** The first event of every stream. */
export const HELLO = defineLiveEvent({ name: 'hello', payload: HelloDto, scope: null, to: 'stream' });

/** The last event of a stream when its replica shuts down, or maintenance begins. */
export const SERVER_CLOSING = defineLiveEvent({
  name: 'server.closing',
  payload: ClosingDto,
  scope: null,
  to: 'stream',
});

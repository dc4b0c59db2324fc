import { ApiProperty } from '@nestjs/swagger';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';

export class SessionEndedDto {
  @ApiProperty({
    description: 'The reason: the code that the next request would get in its envelope.',
    enum: [50008, 50012, 50014],
    type: 'integer',
    example: 50008,
  })
  code: number;
}

/** The last event of a stream whose session has ended. */
export const SESSION_ENDED = defineLiveEvent({
  name: 'session.ended',
  payload: SessionEndedDto,
  scope: null,
  to: 'stream',
});

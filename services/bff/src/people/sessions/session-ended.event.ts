import { ApiProperty } from '@nestjs/swagger';
import { CODE_NAMES } from '../../common/errors/error-codes.js';
import { enumNames } from '../../common/fields/enum-names.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';

const ENDED = [50008, 50012, 50014] as const;

export class SessionEndedDto {
  @ApiProperty({
    description: 'The reason: the code that the next request would get in its envelope.',
    enum: [...ENDED],
    enumName: 'EndedSessionCode',
    enumSchema: {
      description: 'How a session ended.',
      ...enumNames(ENDED.map((code) => CODE_NAMES[code])),
    },
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

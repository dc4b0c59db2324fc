import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { CardChangedDto } from '../../content/cards/card.dto.js';
import { IntField } from '../../common/fields/number-field.js';
import { EnquiryChangedDto } from '../../public/enquiries/enquiry-desk.dto.js';
import { MessageDto, MessageIdsDto } from '../../messages/messages/message.dto.js';
import { PoliciesChangedDto } from '../../policies/policies/policy-changes.dto.js';
import { SettingsDto } from '../../people/settings/settings.dto.js';
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

export class SessionEndedDto {
  @ApiProperty({
    description: 'Why, as the envelope of the next request would say.',
    enum: [50008, 50012, 50014],
    type: 'integer',
    example: 50008,
  })
  code: number;
}

export class ClosingDto {
  @IntField({ description: 'When to connect again, in milliseconds.', minimum: 0, example: 2_000 })
  retry: number;
}

/** The payloads of what is stored and told, by type. */
export interface LiveEventPayloads {
  'message.created': MessageDto;
  'message.read': MessageIdsDto;
  'message.removed': MessageIdsDto;
  'settings.changed': SettingsDto;
  'policies.changed': PoliciesChangedDto;
  'card.changed': CardChangedDto;
  'enquiry.changed': EnquiryChangedDto;
}

function IdField(): PropertyDecorator {
  return IntField({
    description: 'The `id:` of the event; send the last one as `Last-Event-ID`.',
    minimum: 0,
    example: 1025,
  });
}

function DataField(type: Type): PropertyDecorator {
  return applyDecorators(ApiProperty({ description: 'The `data:` of the event, as JSON.', type }));
}

function EventField(name: string): PropertyDecorator {
  return ApiProperty({ description: 'The `event:`.', enum: [name], example: name });
}

export class HelloEventDto {
  @IdField() id: number;
  @EventField('hello') event: 'hello';
  @DataField(HelloDto) data: HelloDto;
}

export class SessionEndedEventDto {
  @IdField() id: number;
  @EventField('session.ended') event: 'session.ended';
  @DataField(SessionEndedDto) data: SessionEndedDto;
}

export class ServerClosingEventDto {
  @IdField() id: number;
  @EventField('server.closing') event: 'server.closing';
  @DataField(ClosingDto) data: ClosingDto;
}

export class MessageCreatedEventDto {
  @IdField() id: number;
  @EventField('message.created') event: 'message.created';
  @DataField(MessageDto) data: MessageDto;
}

export class MessageReadEventDto {
  @IdField() id: number;
  @EventField('message.read') event: 'message.read';
  @DataField(MessageIdsDto) data: MessageIdsDto;
}

export class MessageRemovedEventDto {
  @IdField() id: number;
  @EventField('message.removed') event: 'message.removed';
  @DataField(MessageIdsDto) data: MessageIdsDto;
}

export class SettingsChangedEventDto {
  @IdField() id: number;
  @EventField('settings.changed') event: 'settings.changed';
  @DataField(SettingsDto) data: SettingsDto;
}

export class PoliciesChangedEventDto {
  @IdField() id: number;
  @EventField('policies.changed') event: 'policies.changed';
  @DataField(PoliciesChangedDto) data: PoliciesChangedDto;
}

export class CardChangedEventDto {
  @IdField() id: number;
  @EventField('card.changed') event: 'card.changed';
  @DataField(CardChangedDto) data: CardChangedDto;
}

export class EnquiryChangedEventDto {
  @IdField() id: number;
  @EventField('enquiry.changed') event: 'enquiry.changed';
  @DataField(EnquiryChangedDto) data: EnquiryChangedDto;
}

import { type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type RoleCapability } from '../../common/auth/capabilities.constants.js';
import { type TokenScope } from '../../common/auth/scopes.constants.js';
import { IntField } from '../../common/fields/number-field.js';

/**
 * The recipients of an event type: everyone, a single account per event, or all that have a
 * capability, which only a role gives. `stream`: the event is not published, but written to a single stream.
 */
export type Recipients = 'everyone' | 'account' | { can: RoleCapability } | 'stream';

export type Published = Exclude<Recipients, 'stream'>;

/** An event type, defined once by the feature that owns it. */
export interface LiveEventType<Payload extends object = object, To extends Recipients = Recipients> {
  /** The value of `event:` on the wire. */
  readonly name: string;
  readonly payload: Type<Payload>;
  /**
   * What a personal access token needs to be sent the event: the scope of the operation that answers with the same. Null for
   * what anyone may know who is connected.
   */
  readonly scope: TokenScope | null;
  readonly to: To;
  /** The schema of the complete event in openapi.json: `MessageReadEventDto` for `message.read`. */
  readonly dto: Type;
}

/** By the name of the event. */
const SCOPES = new Map<string, TokenScope | null>();

/** Undefined for a type that this release does not know, such as one of a newer replica. */
export function scopeOfEvent(name: string): TokenScope | null | undefined {
  return SCOPES.get(name);
}

/**
 * Defines an event type. Add it to the list in app.live-events.ts, from which openapi.json is generated.
 *
 * @example
 * const MESSAGE_READ = defineLiveEvent({
 *   name: 'message.read',
 *   payload: MessageIdsDto,
 *   scope: 'messages:read',
 *   to: 'account',
 * });
 */
export function defineLiveEvent<Payload extends object, To extends Recipients>(
  definition: Omit<LiveEventType<Payload, To>, 'dto'>,
): LiveEventType<Payload, To> {
  SCOPES.set(definition.name, definition.scope);
  return { ...definition, dto: dtoOf(definition) };
}

function dtoOf({ name, payload }: Pick<LiveEventType, 'name' | 'payload'>): Type {
  class EventDto {
    @IntField({
      description: 'The `id:` of the event; send the last one as `Last-Event-ID`.',
      minimum: 0,
      example: 1025,
    })
    id: number;

    @ApiProperty({ description: 'The `event:`.', enum: [name], example: name })
    event: string;

    @ApiProperty({ description: 'The `data:` of the event, as JSON.', type: payload })
    data: object;
  }
  const words = name.split('.').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  Object.defineProperty(EventDto, 'name', { value: `${words.join('')}EventDto` });
  return EventDto;
}

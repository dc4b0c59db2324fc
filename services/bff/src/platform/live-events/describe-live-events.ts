import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { type LiveEventType } from './define-live-event.js';
import { EVENT_STREAM, EVENTS_PATH } from './live-events.constants.js';

/** Documents the event types as the response of the stream. Their schemas must already be in the document. */
export function describeLiveEvents(document: OpenAPIObject, events: readonly LiveEventType[]): void {
  const answer = document.paths[`/${EVENTS_PATH}`]?.get?.responses['200'];
  const stream = answer && 'content' in answer ? answer.content?.[EVENT_STREAM] : undefined;
  if (!stream) throw new Error(`The document has no ${EVENT_STREAM} at /${EVENTS_PATH}.`);
  stream.schema = { oneOf: events.map(({ dto }) => ({ $ref: getSchemaPath(dto) })) };
}

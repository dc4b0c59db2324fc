import { type Type } from '@nestjs/common';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';

/** A message to webhooks, as the document describes it. */
export interface WebhookMessage {
  name: string;
  summary: string;
  dto: Type;
}

/** The address of the operation that registers a webhook. */
const REGISTRATION = '/api/webhooks';

/**
 * Documents the messages to webhooks: each by its name, and all of them as what registering a webhook leads to. Some generators
 * know only what an operation names.
 */
export function describeWebhooks(document: OpenAPIObject, messages: readonly WebhookMessage[]): void {
  const registration = document.paths[REGISTRATION]?.post;
  if (!registration) throw new Error(`The document has no POST ${REGISTRATION}.`);
  const schemas = messages.map(({ dto }) => ({ $ref: getSchemaPath(dto) }));
  const mapping = Object.fromEntries(messages.map(({ name, dto }) => [name, getSchemaPath(dto)]));
  const any = { oneOf: schemas, discriminator: { propertyName: 'type', mapping } };
  const summary = 'Any of the messages that the webhook subscribes to.';
  registration.callbacks = {
    message: { '{$request.body#/url}': { post: received('onWebhookMessage', summary, any) } },
  };
  const webhooks = messages.map(({ name, summary: when, dto }) => {
    const operationId = `on${name.split('.').map(capitalized).join('')}`;
    return [name, { post: received(operationId, when, { $ref: getSchemaPath(dto) }) }] as const;
  });
  Object.assign(document, { webhooks: Object.fromEntries(webhooks) });
}

function received(operationId: string, summary: string, schema: object) {
  return {
    operationId,
    tags: ['Webhooks'],
    summary,
    // A receiver verifies the signature of a message; it asks for no credentials.
    security: [],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'The message was accepted.' },
      '4XX': { description: 'It was not, and is sent again later. 410 switches the webhook off.' },
    },
  };
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

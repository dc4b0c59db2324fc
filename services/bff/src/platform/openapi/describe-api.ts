import { type INestApplication, type Type } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describeTable } from '../../common/field-tables/describe-table.js';
import { type FieldTable } from '../../common/field-tables/field-table.constants.js';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../common/messages/languages.constants.js';
import {
  EXTERNAL_LINKS,
  PAGE_GROUPS,
  PUBLIC_PAGES,
  REDIRECT_PREFIX,
} from '../../common/pages/pages.constants.js';
import { type LiveEventType } from '../live-events/define-live-event.js';
import { describeLiveEvents } from '../live-events/describe-live-events.js';
import { withClosedBodies } from './closed-bodies.js';
import { withSharedResponses } from './shared-responses.js';

const DESCRIPTION = `Content operations for an online technology school for children.

Every answer is an envelope of four fields: \`data\`, \`status\` (ok or fail), \`msg\` for people and \`code\` for
programs. HTTP 200 means that the request was in order, and the envelope says how it ended; any other status means that
something is wrong with the request as such, or with the server. Sign in with \`POST /api/user/login\`, then send
\`Authorization: Bearer <token>\`. Times are \`YYYY-MM-DD HH:mm:ss\` in the time zone of the deployment.

## Webhooks

Administrators register https addresses that are told what happens, each message as a \`POST\` of JSON with \`type\`,
\`timestamp\` and \`data\` (see \`x-webhooks\`). They follow [Standard Webhooks](https://www.standardwebhooks.com), whose
libraries verify them in most languages.

- **Verify each message** before you use it. The header \`webhook-signature\` has one or more signatures, separated by spaces,
  each \`v1,\` and the Base64 of the HMAC-SHA256 of \`{webhook-id}.{webhook-timestamp}.{body}\`. The body is the bytes as they
  arrived. The key is what follows \`whsec_\` in the secret, decoded from Base64. One that matches is enough: for 24 hours
  after the secret was replaced, the old one signs too. Refuse a \`webhook-timestamp\` that is minutes away from your clock.
- **Answer with 2xx within 15 seconds**, and do the work afterwards. Anything else, a redirect too, is a failure. It is tried
  again after 10 seconds, then less and less often, for 24 hours; \`Retry-After\` is respected. 410 switches the webhook
  off, and so do 3 days of nothing but failure.
- **A message may arrive twice**, always with the same \`webhook-id\`: remember the ids of a few days.
- **The order is not kept.** Compare \`timestamp\`, or ask the API for the current state.
- **Nothing about people is sent**: ids, kinds and amounts only. Ask the API for more.`;

/** What features add to the document beside their operations. */
export interface ProductFacts {
  liveEvents: readonly LiveEventType[];
  limits: Readonly<Record<string, number>>;
  webhooks: readonly { name: string; summary: string; dto: Type }[];
  /** The fields of a noun, by its name. */
  tables: Readonly<Record<string, FieldTable>>;
}

/** The OpenAPI document of the application, in a stable order. */
export function describeApi(app: INestApplication, facts: ProductFacts): OpenAPIObject {
  const { liveEvents, limits, tables, webhooks } = facts;
  const described = Object.entries(tables).map(([noun, table]) => [noun, describeTable(table)] as const);
  const frame = new DocumentBuilder()
    .setTitle('Sala API')
    .setDescription(DESCRIPTION)
    .setVersion('0.1.0')
    .setOpenAPIVersion('3.0.3')
    // The owner is named in the footer of the public page.
    .setLicense('All rights reserved', '/')
    .addServer('/')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The token returned by `login`.',
    })
    .addTag('User', 'Signing in and out, the signed-in person and their data.')
    .addTag(
      'Security',
      'Password, e-mail address, phone, recovery codes and sessions of the signed-in person.',
    )
    .addTag('Certification', 'Requests to certify an enterprise, their documents and their review.')
    .addTag(
      'Account requests',
      'Registering, forgotten passwords, and the requests that administrators decide.',
    )
    .addTag('Settings', 'Settings of the signed-in person, on all devices.')
    .addTag('Messages', 'Messages, notices and todos of the signed-in person.')
    .addTag('Announcements', 'Announcements from administrators to everyone.')
    .addTag('Live events', 'Live events for open clients.')
    .addTag('Workplace', 'Figures about all content, quick operations and recently visited pages.')
    .addTag('Policies', 'Sets of content and the policies under which they are delivered.')
    .addTag('Cards', 'Quality inspection, services and rules.')
    .addTag('Billing', 'Orders of services, the ledger and the balance. No real money is moved.')
    .addTag('Forms', 'Channel activities, the parameters of video and audio, and the log of their changes.')
    .addTag('Applications', 'The steps of a submitted channel activity or certification up to its launch.')
    .addTag('Analysis', 'Analyses of all stored facts, computed at the time of the request.')
    .addTag('Studio', 'The live studio: its broadcast, programme, information, measurements and chat.')
    .addTag('Enquiries', 'Enquiries that visitors send from the public page.')
    .addTag('Webhooks', 'Addresses outside the product that are told what happens in it.')
    .addTag('Undelivered', 'Mail and webhook messages that could not be delivered.')
    .addTag('Maintenance', 'The switch that closes the product for everybody but administrators.')
    .addTag('Regions', 'Administrative divisions for addresses.')
    .addTag('Machines', 'For orchestrators and monitors.')
    .addExtension('x-addresses', SERVED_PREFIXES)
    .addExtension('x-languages', { all: LANGUAGES, default: DEFAULT_LANGUAGE })
    .addExtension('x-limits', limits)
    .addExtension('x-pages', {
      groups: PAGE_GROUPS,
      links: EXTERNAL_LINKS,
      public: PUBLIC_PAGES,
      redirect: REDIRECT_PREFIX,
    })
    .addExtension('x-tables', Object.fromEntries(described))
    .addExtension('x-webhooks', Object.fromEntries(webhooks.map(describeWebhook)))
    .build();
  const document = SwaggerModule.createDocument(app, frame, {
    extraModels: [...liveEvents, ...webhooks].map(({ dto }) => dto),
  });
  describeLiveEvents(document, liveEvents);
  return sorted(withSharedResponses(withClosedBodies(document))) as OpenAPIObject;
}

/** As OpenAPI 3.1 writes `webhooks`. */
function describeWebhook({ name, summary, dto }: ProductFacts['webhooks'][number]): [string, object] {
  const schema = { $ref: getSchemaPath(dto) };
  const requestBody = { required: true, content: { 'application/json': { schema } } };
  const responses = { '2XX': { description: 'The message was accepted.' } };
  // A receiver verifies the signature of a message; it asks for no credentials.
  const operationId = `on${name.split('.').map(capitalized).join('')}`;
  return [name, { post: { operationId, tags: ['Webhooks'], summary, security: [], requestBody, responses } }];
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Sorts keys alphabetically, so that the committed file changes only when the API does. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, member]) => [key, sorted(member)]));
}

import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
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
import { asOpenapi31 } from './as-openapi-3-1.js';
import { withClosedBodies } from './closed-bodies.js';
import { describeWebhooks, type WebhookMessage } from './describe-webhooks.js';
import { introduction, type IntroductionLimits } from './introduction/introduction.js';
import { withNamedEnvelopes } from './named-envelopes.js';
import { withSharedResponses } from './shared-responses.js';

/** What features add to the document beside their operations. */
export interface ProductFacts {
  liveEvents: readonly LiveEventType[];
  limits: Readonly<Record<string, number>> & Omit<IntroductionLimits, 'sessionHours'>;
  /** How long a token is valid without `remember`. */
  sessionHours: number;
  webhooks: readonly WebhookMessage[];
  /** The fields of a noun, by its name. */
  tables: Readonly<Record<string, FieldTable>>;
}

/** The OpenAPI document of the application, in a stable order. */
export function describeApi(app: INestApplication, facts: ProductFacts): OpenAPIObject {
  const { liveEvents, limits, sessionHours, tables, webhooks } = facts;
  const described = Object.entries(tables).map(([noun, table]) => [noun, describeTable(table)] as const);
  const frame = new DocumentBuilder()
    .setTitle('Sala API')
    .setDescription(introduction({ ...limits, sessionHours }))
    .setVersion('0.1.0')
    .setOpenAPIVersion('3.0.3')
    .addServer('/')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The token returned by `login`.',
    })
    .addTag('User', 'Logging in and out, the logged-in person and their data.')
    .addTag(
      'Security',
      'Password, email address, phone, recovery codes and sessions of the logged-in person.',
    )
    .addTag('Certification', 'Requests to certify an enterprise, their documents and their review.')
    .addTag(
      'Account requests',
      'Registering, forgotten passwords, and the requests that administrators decide.',
    )
    .addTag('Accounts', 'The accounts of the deployment, as administrators invite, change and remove them.')
    .addTag('Settings', 'Settings of the logged-in person, on all devices.')
    .addTag('Messages', 'Messages, notices and todos of the logged-in person.')
    .addTag('Announcements', 'Announcements from administrators to everyone.')
    .addTag('Live events', 'Live events for open clients.')
    .addTag('Workplace', 'Figures about all content, quick operations and recently visited pages.')
    .addTag('Policies', 'Sets of content and the policies under which they are delivered.')
    .addTag('Cards', 'Quality inspection, services and rules.')
    .addTag('Services', 'Which services are offered, in which languages, for which terms and prices.')
    .addTag('Billing', 'Orders of services, the ledger and the balance. No real money is moved.')
    .addTag('Forms', 'Channel activities, the parameters of video and audio, and the log of their changes.')
    .addTag('Applications', 'The steps of a submitted channel activity or certification up to its launch.')
    .addTag('Analysis', 'Analyses of all stored facts, computed at the time of the request.')
    .addTag('Studio', 'The live studio: its broadcast, programme, information, measurements and chat.')
    .addTag('Enquiries', 'Enquiries that visitors send from the public page.')
    .addTag('Rights', 'Who may do what, for administrators.')
    .addTag('Webhooks', 'Addresses outside the product that are told what happens in it.')
    .addTag('Undelivered', 'Mail and webhook messages that could not be delivered.')
    .addTag('Audit', 'The log of changes: who changed what, when and from where.')
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
    .build();
  // The owner is named in the footer of the public page.
  Object.assign(frame.info, { license: { name: 'All rights reserved', identifier: 'LicenseRef-Sala' } });
  const document = SwaggerModule.createDocument(app, frame, {
    extraModels: [...liveEvents, ...webhooks].map(({ dto }) => dto),
  });
  describeLiveEvents(document, liveEvents);
  describeWebhooks(document, webhooks);
  return sorted(
    asOpenapi31(withSharedResponses(withNamedEnvelopes(withClosedBodies(document)))),
  ) as OpenAPIObject;
}

/**
 * Sorts keys alphabetically, so that the committed file changes only when the API does. The media types of an answer stay in
 * their order: generators take the first, which is that of success.
 */
function sorted(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => sorted(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, member]) => [name, sorted(member, name)] as const);
  return Object.fromEntries(key === 'content' ? entries : entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

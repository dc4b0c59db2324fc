import { GRANT_NAMES } from '../../common/auth/grants.constants.js';
import { ROLE_NAMES } from '../../common/auth/roles.constants.js';
import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describeTable } from '../../common/field-tables/describe-table.js';
import { type FieldTable } from '../../common/field-tables/field-table.constants.js';
import { TAGS } from '../../common/auth/tags.constants.js';
import { SERVED_PREFIXES } from '../../common/http/addresses.constants.js';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../common/messages/languages.constants.js';
import {
  EXTERNAL_LINKS,
  PAGE_GROUPS,
  PUBLIC_PAGES,
  REDIRECT_PREFIX,
} from '../../common/pages/pages.constants.js';
import { packageVersion } from '../../common/package-version.js';
import { type LiveEventType } from '../live-events/define-live-event.js';
import { describeLiveEvents } from '../live-events/describe-live-events.js';
import { asOpenapi30 } from './as-openapi-3-0.js';
import { asOpenapi31 } from './as-openapi-3-1.js';
import { withClosedBodies } from './closed-bodies.js';
import { withComposedExamples } from './composed-examples.js';
import { type DescribedRoute, describeRoutes } from './describe-routes.js';
import { describeWebhooks, type WebhookMessage } from './describe-webhooks.js';
import { introduction, type IntroductionLimits } from './introduction/introduction.js';
import { withNamedEnvelopes } from './named-envelopes.js';
import { withRequiredScopes } from './required-scopes.js';
import { withSharedResponses } from './shared-responses.js';

/** What features add to the document beside their operations. */
export interface ProductFacts {
  liveEvents: readonly LiveEventType[];
  limits: Readonly<Record<string, number>> & Omit<IntroductionLimits, 'sessionHours'>;
  /** How long a token is valid without `remember`. */
  sessionHours: number;
  webhooks: readonly WebhookMessage[];
  /** Addresses that are no operations of controllers. */
  routes: readonly DescribedRoute[];
  /** The fields of a noun, by its name. */
  tables: Readonly<Record<string, FieldTable>>;
  /** What films are that every browser plays. */
  films: object;
}

/** The OpenAPI document of the application, in a stable order. */
export function describeApi(app: INestApplication, facts: ProductFacts): OpenAPIObject {
  return sorted(withComposedExamples(asOpenapi31(described(app, facts)))) as OpenAPIObject;
}

/** The same in OpenAPI 3.0, which more generators of clients know. */
export function describeApiIn30(app: INestApplication, facts: ProductFacts): OpenAPIObject {
  return sorted(withComposedExamples(asOpenapi30(described(app, facts)))) as OpenAPIObject;
}

function described(app: INestApplication, facts: ProductFacts): OpenAPIObject {
  const { films, liveEvents, limits, routes, sessionHours, tables, webhooks } = facts;
  const nouns = Object.entries(tables).map(([noun, table]) => [noun, describeTable(table)] as const);
  const builder = new DocumentBuilder()
    .setTitle('Sala API')
    .setDescription(introduction({ ...limits, sessionHours }))
    .setVersion(packageVersion())
    .setOpenAPIVersion('3.0.3')
    .addServer('/')
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'The token returned by `login`, or a personal access token, which begins with `sala_pat_`.',
    })
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'Sala-Key', description: 'The publishable key of a channel.' },
      'channelKey',
    )
    .addApiKey(
      { type: 'apiKey', in: 'query', name: 'key', description: 'The same, where no header can be set.' },
      'channelKeyParameter',
    )
    .addExtension('x-addresses', SERVED_PREFIXES)
    .addExtension('x-films', films)
    .addExtension('x-grants', GRANT_NAMES)
    .addExtension('x-languages', { all: LANGUAGES, default: DEFAULT_LANGUAGE })
    .addExtension('x-limits', limits)
    .addExtension('x-pages', {
      groups: PAGE_GROUPS,
      links: EXTERNAL_LINKS,
      public: PUBLIC_PAGES,
      redirect: REDIRECT_PREFIX,
    })
    .addExtension('x-roles', ROLE_NAMES)
    .addExtension('x-tables', Object.fromEntries(nouns));
  for (const { name, description } of TAGS) builder.addTag(name, description);
  const frame = builder.build();
  // The owner is named in the footer of the public page.
  Object.assign(frame.info, { license: { name: 'All rights reserved', identifier: 'LicenseRef-Sala' } });
  const document = SwaggerModule.createDocument(app, frame, {
    extraModels: [
      ...[...liveEvents, ...webhooks].map(({ dto }) => dto),
      ...routes.flatMap(({ models }) => models),
    ],
  });
  describeLiveEvents(document, liveEvents);
  describeWebhooks(document, webhooks);
  describeRoutes(document, routes);
  return withRequiredScopes(withSharedResponses(withNamedEnvelopes(withClosedBodies(document))));
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

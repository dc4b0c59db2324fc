import { FIELD_TABLES } from './app.field-tables.js';
import { LIMITS } from './app.limits.js';
import { LIVE_EVENTS } from './app.live-events.js';
import { WEBHOOK_TYPES } from './app.webhooks.js';
import { COLLECT_ROUTES } from './delivery/events/collect-operations.js';
import { PLAYABLE } from './library/media/playable.constants.js';
import { SESSION_LIFETIME } from './people/sessions/sessions.constants.js';
import { type ProductFacts } from './platform/openapi/describe-api.js';

/** What the document says beside the operations. */
export const PRODUCT_FACTS: ProductFacts = {
  films: PLAYABLE,
  liveEvents: LIVE_EVENTS,
  limits: LIMITS,
  routes: COLLECT_ROUTES,
  sessionHours: SESSION_LIFETIME.hours,
  tables: FIELD_TABLES,
  webhooks: WEBHOOK_TYPES,
};

import { BILLING_ENTITIES } from './billing/billing.entities.js';
import { CONTENT_ENTITIES } from './content/content.entities.js';
import { DELIVERY_ENTITIES } from './delivery/delivery.entities.js';
import { LIBRARY_ENTITIES } from './library/library.entities.js';
import { MESSAGES_ENTITIES } from './messages/messages.entities.js';
import { OPERATIONS_ENTITIES } from './operations/operations.entities.js';
import { PEOPLE_ENTITIES } from './people/people.entities.js';
import { PLATFORM_ENTITIES } from './platform/platform.entities.js';
import { POLICIES_ENTITIES } from './policies/policies.entities.js';
import { PUBLIC_ENTITIES } from './public/public.entities.js';
import { REVIEW_ENTITIES } from './review/review.entities.js';
import { SECURITY_ENTITIES } from './security/security.entities.js';
import { SYSTEM_ENTITIES } from './system/system.entities.js';

/** By domain, which the status page sums their tables by. */
export const ENTITIES_OF = {
  platform: PLATFORM_ENTITIES,
  people: PEOPLE_ENTITIES,
  messages: MESSAGES_ENTITIES,
  review: REVIEW_ENTITIES,
  security: SECURITY_ENTITIES,
  system: SYSTEM_ENTITIES,
  billing: BILLING_ENTITIES,
  content: CONTENT_ENTITIES,
  library: LIBRARY_ENTITIES,
  policies: POLICIES_ENTITIES,
  delivery: DELIVERY_ENTITIES,
  operations: OPERATIONS_ENTITIES,
  public: PUBLIC_ENTITIES,
};

/**
 * All database entities, for the connection pool of the application, migrations, seeds and the TypeORM
 * command line.
 */
export const ENTITIES = Object.values(ENTITIES_OF).flat();

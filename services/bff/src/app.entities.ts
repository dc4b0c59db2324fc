import { BILLING_ENTITIES } from './billing/billing.entities.js';
import { CONTENT_ENTITIES } from './content/content.entities.js';
import { MESSAGES_ENTITIES } from './messages/messages.entities.js';
import { OPERATIONS_ENTITIES } from './operations/operations.entities.js';
import { PEOPLE_ENTITIES } from './people/people.entities.js';
import { PLATFORM_ENTITIES } from './platform/platform.entities.js';
import { POLICIES_ENTITIES } from './policies/policies.entities.js';
import { PUBLIC_ENTITIES } from './public/public.entities.js';
import { REVIEW_ENTITIES } from './review/review.entities.js';
import { SECURITY_ENTITIES } from './security/security.entities.js';
import { SYSTEM_ENTITIES } from './system/system.entities.js';

/**
 * All database entities, for the connection pool of the application, migrations, seeds and the TypeORM
 * command line.
 */
export const ENTITIES = [
  ...PLATFORM_ENTITIES,
  ...PEOPLE_ENTITIES,
  ...MESSAGES_ENTITIES,
  ...REVIEW_ENTITIES,
  ...SECURITY_ENTITIES,
  ...SYSTEM_ENTITIES,
  ...BILLING_ENTITIES,
  ...CONTENT_ENTITIES,
  ...POLICIES_ENTITIES,
  ...OPERATIONS_ENTITIES,
  ...PUBLIC_ENTITIES,
];

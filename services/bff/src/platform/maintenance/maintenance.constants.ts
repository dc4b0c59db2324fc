import { type OperationId } from '../../common/auth/access.constants.js';

/** The message that people see. */
export const MAINTENANCE_MESSAGE = { maxLength: 200, lines: true } as const;
/** How long it is expected to last, in minutes: up to a week. */
export const MAINTENANCE_MINUTES = { minimum: 1, maximum: 10_080 } as const;
/** Incremented by every change. */
export const MAINTENANCE_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

export const MAINTENANCE_CHANNEL = 'sala_maintenance';
/** How long a replica may act on an old state if the notification is lost. */
export const MAINTENANCE_CACHE_MS = 1_000;
/** `Retry-After` of refused requests. */
export const MAINTENANCE_RETRY_S = 5;

/**
 * Answered to everyone during maintenance: probes, the state itself, logging in and out, links that carry their own
 * permission, and what channels read, so that the screens of children do not go dark.
 */
export const OPEN_DURING_MAINTENANCE: ReadonlySet<OperationId> = new Set<OperationId>([
  'getHealth',
  'getReadiness',
  'getStartup',
  'getMaintenance',
  'login',
  'logout',
  'getAvatar',
  'getPolicyDownload',
  'getContentDownload',
  'getChatTranscript',
  'getAuditFile',
  'getBillingFile',
  'listDeliveredSets',
  'getDeliveredSet',
  'getDeliveredItem',
  'getDeliveredPreview',
  'getContentPicture',
]);

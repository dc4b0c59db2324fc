import { writtenAddress } from '../../common/text/web-address.constants.js';
import { type PagePath } from '../../common/pages/pages.constants.js';

/** The messages that a webhook can receive. */
export const WEBHOOK_EVENTS = [
  'enquiry.received',
  'application.decided',
  'policies.online',
  'policies.offline',
  'content.online',
  'content.changed',
  'content.offline',
  'content.deleted',
  'order.paid',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** Sent by hand, to try an address. */
export const TEST_EVENT = 'webhook.test';
export const WEBHOOK_MESSAGES = [...WEBHOOK_EVENTS, TEST_EVENT] as const;
export type WebhookMessage = (typeof WEBHOOK_MESSAGES)[number];

/** paused: by an administrator; failed: after days of nothing but failure; gone: the receiver answered 410. */
export const WEBHOOK_STATES = ['active', 'paused', 'failed', 'gone'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** waiting: for its first or next attempt. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * What an attempt failed with. status: the answer was no 2xx; redirect: none is followed; address: inside the network; dns:
 * the name has no address; connection: none, or it broke; certificate: not valid; secret: none of the keys opens it.
 */
export const DELIVERY_FAILURES = [
  'status',
  'redirect',
  'timeout',
  'address',
  'dns',
  'connection',
  'certificate',
  'secret',
] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** A name or an address without user and password. */
export const WEBHOOK_URL = {
  minLength: 1,
  maxLength: 2_048,
  pattern: /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/,
  parse: writtenAddress,
} as const;
export const WEBHOOK_DESCRIPTION = { maxLength: 100, form: 'oneLine' } as const;
/** Each event is written once for each webhook, so there are few. */
export const MAX_WEBHOOKS = 20;
/** Key of an advisory lock. It must be unique in the database and the same in every replica. */
export const WEBHOOKS_LOCK = 7_252_019;
/** Starts at 1 and is incremented by every change. */
export const WEBHOOK_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;

/** The time for one attempt, from the name to the answer. */
export const ATTEMPT_SECONDS = 15;
/** How much of an answer is read, so that the connection ends in order. Nothing of it is stored. */
export const ANSWER_BYTES = 65_536;
/** How long what fails is tried again. */
export const RETRY_HOURS = 24;
/** After so many days of nothing but failure, a webhook is switched off. */
export const FAILING_DAYS = 3;
/** How long the secret before the last rotation signs too. */
export const OLD_SECRET_HOURS = 24;
export const DELIVERY_DAYS = 30;
export const CLEANING_INTERVAL_MS = 3_600_000;

const WEBHOOKS_PAGE = '/list/webhooks' satisfies PagePath;

/** The path of a webhook in the web app. */
export function webhookPath(id: number): string {
  return `${WEBHOOKS_PAGE}?webhook=${id}`;
}

import { type Role } from './roles.constants.js';

/**
 * What the roles may do: the one table of rights. No role implies another, and what everyone signed in may do has no row.
 * `ACCESS` says which operation needs which; everything else asks `can`.
 */
export const CAPABILITIES = {
  'accountRequests.decide': ['admin'],
  /** Its holders count as administrators, from whom a deployment may require a second factor. */
  'accounts.changeRole': ['admin'],
  'accounts.manage': ['admin'],
  'analysis.read': ['admin'],
  'announcements.write': ['admin'],
  'applications.decide': ['admin'],
  'audit.read': ['admin'],
  /** The address and the program from which something was changed. */
  'audit.seeOrigins': ['admin'],
  'authors.write': ['admin'],
  'billing.read': ['admin'],
  'billing.topUp': ['admin'],
  'certifications.decide': ['admin'],
  'channelActivities.write': ['admin'],
  'channels.manage': ['admin'],
  'chat.use': ['admin'],
  /** Edits, submits and removes items of others. */
  'content.editAll': ['admin'],
  /** Decides on submitted items and works through the queues of inspection. */
  'content.inspect': ['admin'],
  /** Publishes and unpublishes approved items, and sets when they are online. */
  'content.publish': ['admin'],
  /** Reads items of others, including unpublished revisions and their media. */
  'content.seeAll': ['admin'],
  'enquiries.answer': ['admin'],
  'figures.import': ['admin'],
  /** All projects and teams, also those of others. */
  'groups.manage': ['admin'],
  'maintenance.switch': ['admin'],
  'offers.manage': ['admin'],
  'operationLogs.read': ['admin'],
  'orders.manage': ['admin'],
  /** Mails and webhook calls that could not be delivered. */
  'outbox.manage': ['admin'],
  'parameters.change': ['admin'],
  'parameters.decide': ['admin'],
  'parameters.read': ['admin'],
  'policies.write': ['admin'],
  'programmes.decide': ['admin'],
  'programmes.write': ['admin'],
  'queues.manage': ['admin'],
  'rights.read': ['admin'],
  'rulePresets.write': ['admin'],
  'services.manage': ['admin'],
  'studio.broadcast': ['admin'],
  'studio.watch': ['admin'],
  'system.examine': ['admin'],
  'testimonials.write': ['admin'],
  'tokens.revokeOthers': ['admin'],
  'webhooks.manage': ['admin'],
} as const satisfies Record<string, readonly [Role, ...Role[]]>;

export type Capability = keyof typeof CAPABILITIES;

/** Who may call an operation: anyone at all, everyone signed in, or whoever has a capability. */
export type Access = 'public' | 'signedIn' | Capability;

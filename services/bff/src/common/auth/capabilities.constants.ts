import { type Role } from './roles.constants.js';

interface Row {
  roles: readonly [Role, ...Role[]];
  /**
   * An administrator can give it to an account on top of its role, and these come with it because it is of no use without
   * them. Absent: it comes with a role only.
   */
  givenWith?: readonly string[];
}

/**
 * What the roles may do: the one table of rights. No role implies another, and what everyone signed in may do has no row.
 * `ACCESS` says which operation needs which; everything else asks `can`.
 */
export const CAPABILITIES = {
  'accountRequests.decide': { roles: ['admin'] },
  /** Its holders count as administrators, from whom a deployment may require a second factor. */
  'accounts.changeRole': { roles: ['admin'] },
  /** Gives accounts capabilities on top of their roles, and ends that. */
  'accounts.grant': { roles: ['admin'] },
  'accounts.manage': { roles: ['admin'] },
  'analysis.read': { roles: ['admin'] },
  'announcements.write': { roles: ['admin'] },
  'applications.decide': { roles: ['admin'] },
  'audit.read': { roles: ['admin'] },
  /** The address and the program from which something was changed. */
  'audit.seeOrigins': { roles: ['admin'] },
  'authors.write': { roles: ['admin'] },
  'billing.read': { roles: ['admin'] },
  'billing.topUp': { roles: ['admin'] },
  'certifications.decide': { roles: ['admin'] },
  'channelActivities.write': { roles: ['admin'] },
  'channels.manage': { roles: ['admin'] },
  'chat.use': { roles: ['admin'] },
  /** Edits, submits and removes items of others. */
  'content.editAll': { roles: ['admin'] },
  /** Decides on submitted items and works through the queues of inspection. */
  'content.inspect': { roles: ['admin'], givenWith: ['content.seeAll'] },
  /** Publishes and unpublishes approved items, and sets when they are online. */
  'content.publish': { roles: ['admin'], givenWith: ['content.seeAll'] },
  /** Reads items of others, including unpublished revisions and their media. */
  'content.seeAll': { roles: ['admin'], givenWith: [] },
  'enquiries.answer': { roles: ['admin'] },
  'figures.import': { roles: ['admin'] },
  /** All projects and teams, also those of others. */
  'groups.manage': { roles: ['admin'] },
  /** Changes the labels of all content, and of all that names them. */
  'labels.merge': { roles: ['admin'] },
  'maintenance.switch': { roles: ['admin'] },
  'offers.manage': { roles: ['admin'] },
  'operationLogs.read': { roles: ['admin'] },
  'orders.manage': { roles: ['admin'] },
  /** Mails and webhook calls that could not be delivered. */
  'outbox.manage': { roles: ['admin'] },
  'parameters.change': { roles: ['admin'] },
  'parameters.decide': { roles: ['admin'] },
  'parameters.read': { roles: ['admin'] },
  'policies.write': { roles: ['admin'] },
  'programmes.decide': { roles: ['admin'] },
  'programmes.write': { roles: ['admin'] },
  'queues.manage': { roles: ['admin'] },
  'rights.read': { roles: ['admin'] },
  'rulePresets.write': { roles: ['admin'] },
  'services.manage': { roles: ['admin'] },
  'studio.broadcast': { roles: ['admin'] },
  'studio.watch': { roles: ['admin'] },
  'system.examine': { roles: ['admin'] },
  'testimonials.write': { roles: ['admin'] },
  'tokens.revokeOthers': { roles: ['admin'] },
  'webhooks.manage': { roles: ['admin'] },
} as const satisfies Record<string, Row>;

export type Capability = keyof typeof CAPABILITIES;

type Table = typeof CAPABILITIES;
/** What can be given to an account on top of its role. */
export type GrantableCapability = {
  [Name in Capability]: Table[Name] extends { givenWith: readonly string[] } ? Name : never;
}[Capability];
/** What comes with a role only, so that the roles name all who have it. */
export type RoleCapability = Exclude<Capability, GrantableCapability>;

/** Who may call an operation: anyone at all, everyone signed in, or whoever has a capability. */
export type Access = 'public' | 'signedIn' | Capability;

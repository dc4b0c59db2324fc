interface Tag {
  name: string;
  description: string;
  /** What the scopes of personal access tokens call it; null: no token opens its operations. */
  scope: string | null;
}

/**
 * The groups of operations, in the order of the document. A controller names its group with `ApiTags`, and what a token opens
 * derives from that.
 */
export const TAGS = [
  {
    name: 'User',
    scope: 'user',
    description: 'Logging in and out, the logged-in person and their data.',
  },
  {
    name: 'Security',
    scope: null,
    description:
      'Password, email address, phone, second factor, passkeys, recovery codes and sessions of the logged-in person, and ' +
      'logging in with a passkey.',
  },
  {
    name: 'Tokens',
    scope: null,
    description: 'Personal access tokens, with which programs call the API in the name of a person.',
  },
  {
    name: 'Certification',
    scope: 'certification',
    description: 'Requests to certify an enterprise, their documents and their review.',
  },
  {
    name: 'Account requests',
    scope: 'accountRequests',
    description: 'Registering, forgotten passwords, and the requests that administrators decide.',
  },
  {
    name: 'Accounts',
    scope: 'accounts',
    description: 'The accounts of the deployment, as administrators invite, change and remove them.',
  },
  {
    name: 'Directory',
    scope: 'directory',
    description: 'Projects and teams, and who takes part in them.',
  },
  {
    name: 'Rights',
    scope: 'rights',
    description: 'Who may do what, for administrators.',
  },
  {
    name: 'Settings',
    scope: 'settings',
    description: 'Settings of the logged-in person, on all devices.',
  },
  {
    name: 'Messages',
    scope: 'messages',
    description: 'Messages, notices and todos of the logged-in person.',
  },
  {
    name: 'Announcements',
    scope: 'announcements',
    description: 'Announcements from administrators to everyone.',
  },
  {
    name: 'Live events',
    scope: 'liveEvents',
    description: 'Live events for open clients.',
  },
  {
    name: 'Workplace',
    scope: 'workplace',
    description: 'Figures about all content, quick operations and recently visited pages.',
  },
  {
    name: 'Policies',
    scope: 'policies',
    description: 'Sets of content and the policies under which they are delivered.',
  },
  {
    name: 'Content items',
    scope: 'contentItems',
    description: 'Content from the draft to what is online: its revisions, their inspection and publication.',
  },
  {
    name: 'Authors',
    scope: 'authors',
    description: 'Who made the content: people, classes and partners, with or without an account.',
  },
  {
    name: 'Cards',
    scope: 'cards',
    description: 'Quality inspection, services and rules.',
  },
  {
    name: 'Services',
    scope: 'services',
    description: 'Which services are offered, in which languages, for which terms and prices.',
  },
  {
    name: 'Billing',
    scope: 'billing',
    description: 'Orders of services, the ledger and the balance. No real money is moved.',
  },
  {
    name: 'Forms',
    scope: 'forms',
    description: 'Channel activities, the parameters of video and audio, and the log of their changes.',
  },
  {
    name: 'Applications',
    scope: 'applications',
    description: 'The steps of a submitted channel activity or certification up to its launch.',
  },
  {
    name: 'Analysis',
    scope: 'analysis',
    description: 'Analyses of all stored facts, computed at the time of the request.',
  },
  {
    name: 'Studio',
    scope: 'studio',
    description: 'The live studio: its broadcast, programme, information, measurements and chat.',
  },
  {
    name: 'Enquiries',
    scope: 'enquiries',
    description: 'Enquiries that visitors send from the public page.',
  },
  {
    name: 'Testimonials',
    scope: 'testimonials',
    description: 'What students and parents say of the school, on the public page.',
  },
  {
    name: 'Delivery',
    scope: null,
    description:
      'What channels show to children: sets that are online, and their items. Plain JSON with real HTTP statuses and problem ' +
      'details (RFC 9457), a key instead of a token, and answers that any cache may keep. It has a version of its own.',
  },
  {
    name: 'Collect',
    scope: null,
    description:
      'What children did, from the pages and apps of channels: events, with the key of the channel instead of a token. Plain JSON ' +
      'with real HTTP statuses and problem details (RFC 9457).',
  },
  {
    name: 'Integration',
    scope: 'integration',
    description:
      'Batches from the systems that a school has already: items, authors, projects, teams and facts, with one answer for each row. ' +
      'What is sent again changes nothing.',
  },
  {
    name: 'Channels',
    scope: 'channels',
    description: 'Sites and apps that show content to children, with their keys.',
  },
  {
    name: 'Webhooks',
    scope: 'webhooks',
    description: 'Addresses outside the product to which events are sent.',
  },
  {
    name: 'Undelivered',
    scope: 'undelivered',
    description: 'Mail and webhook messages that could not be delivered.',
  },
  {
    name: 'Status',
    scope: 'status',
    description: 'How the product is: its processes, jobs, messages and storage, and what the doctor finds.',
  },
  {
    name: 'Audit',
    scope: 'audit',
    description: 'The log of changes: who changed what, when and from where.',
  },
  {
    name: 'Maintenance',
    scope: 'maintenance',
    description: 'The switch that closes the product for everybody but administrators.',
  },
  {
    name: 'Regions',
    scope: 'regions',
    description: 'Administrative divisions for addresses.',
  },
  {
    name: 'Machines',
    scope: null,
    description: 'For orchestrators and monitors.',
  },
] as const satisfies readonly Tag[];

export type GroupName = (typeof TAGS)[number]['name'];
export type ScopeGroup = NonNullable<(typeof TAGS)[number]['scope']>;

/** Undefined for the name of no group. */
export function scopeGroupOf(tag: string): ScopeGroup | null | undefined {
  return TAGS.find(({ name }) => name === tag)?.scope;
}

/**
 * A feature of the web has the name of the folder of the BFF that answers it: `web/src/features/operations/studio` and
 * `services/bff/src/operations/studio`. These are all exceptions.
 */

/** Pages that show several nouns, or none, and so have a name of their own. */
export const PAGES: Record<string, string> = {
  'content/workplace': 'a card for each of what somebody needs every day',
  'people/info': 'what a person takes part in',
  'people/login': 'the way in, before anybody is known; its calls are those of shared/session as well',
  'platform/documents': 'the guides, which are texts of the web',
  'platform/exceptions': 'the pages for what is forbidden, missing or broken',
};

/** The folders of the BFF that answer a feature beside the one of its name. */
export const ALSO_ANSWERED_BY: Record<string, string[]> = {
  'billing/ledger': ['content/billing-files'],
  'content/analysis': ['content/audience', 'content/authors', 'content/content', 'delivery/channels'],
  'content/authors': ['system/account-admin'],
  'content/cards': [
    'content/authors',
    'content/service-cards',
    'delivery/rule-presets',
    'library/content-items',
    'library/quality-inspections',
    'policies/policies',
  ],
  'content/service-cards': ['content/billing-files'],
  'content/workplace': [
    'content/content',
    'content/service-cards',
    'messages/announcements',
    'people/recent-pages',
    'people/shortcuts',
    'policies/policies',
    'shell/since-last-visit',
    'shell/waiting',
  ],
  'library/content-items': [
    'content/authors',
    'delivery/watch',
    'library/downloads',
    'library/imports',
    'library/media',
    'library/operations',
    'library/views',
    'operations/profile-parameters',
    'policies/members',
  ],
  'operations/channel-activities': ['operations/applications'],
  'operations/profile-parameters': ['operations/operation-logs'],
  'people/directory': ['people/visits'],
  'people/info': [
    'messages/messages',
    'people/activities',
    'people/project-and-team',
    'people/projects',
    'people/teams',
    'people/visits',
  ],
  'people/login': [
    'public/forgotten-passwords',
    'public/registrations',
    'security/passkeys',
    'security/password-links',
    'security/second-steps',
  ],
  'platform/maintenance': ['people/accounts'],
  'policies/policies': [
    'content/authors',
    'library/content-items',
    'policies/downloads',
    'policies/imports',
    'policies/members',
    'policies/operations',
    'policies/views',
  ],
  'security/security': [
    'people/sessions',
    'security/authenticator-apps',
    'security/contacts',
    'security/passkeys',
    'security/passwords',
    'security/recovery-codes',
    'security/tokens',
  ],
  'security/user-info': ['people/regions'],
  'system/account-admin': ['security/tokens'],
};

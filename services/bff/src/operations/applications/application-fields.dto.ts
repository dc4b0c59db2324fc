import { APPLICATION_KINDS, APPLICATION_STATES, RETURN_REASONS } from './applications.constants.js';

export const APPLICATION_KIND = {
  values: APPLICATION_KINDS,
  enumName: 'ApplicationKind',
  description: 'channel: a promotion on a channel; certification: the certification of an enterprise.',
  example: 'channel',
} as const;

export const APPLICATION_STATE = {
  values: APPLICATION_STATES,
  enumName: 'ApplicationState',
  description:
    'The step being processed: `submitApplication` while it is returned for correction, `done` after the last step.',
  example: 'leaderReview',
} as const;

export const CHOSEN_REASONS = {
  values: RETURN_REASONS,
  enumName: 'ReturnReason',
  minItems: 0,
  maxItems: RETURN_REASONS.length,
  example: ['domainNotRegistered'],
};

import { type PagePath } from '../../common/pages/pages.constants.js';
import { GIVE_APPROVAL, type Review } from '../../review/reviews/reviews.constants.js';

/** The states of a change, from submission to a final state: applied, returned or cancelled. */
export const CHANGE_STATES = ['submitted', 'underReview', 'applied', 'returned', 'cancelled'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];
/** At most one change is in one of these states. */
export const OPEN_STATES = ['submitted', 'underReview'] as const satisfies ChangeState[];

export const CHANGE_ACTIONS = ['review', 'approve', 'return', 'cancel'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/**
 * A review tells the others that somebody looks at the change; a decision needs none before it. Whoever submitted it only
 * cancels it, unless nobody else may decide.
 */
export const CHANGE_REVIEW: Review<ChangeAction, ChangeState> = {
  entity: 'parameterChange',
  capability: 'parameters.decide',
  todo: 'parameterReview',
  steps: {
    review: { operation: 'reviewParameterChange', from: ['submitted'], to: 'underReview', by: 'others' },
    approve: {
      ...{ operation: 'approveParameterChange', from: OPEN_STATES, to: 'applied', by: 'others' },
      approvers: 1,
    },
    return: { operation: 'returnParameterChange', from: OPEN_STATES, to: 'returned', by: 'others' },
    cancel: { operation: 'cancelParameterChange', from: OPEN_STATES, to: 'cancelled', by: 'anyone' },
  },
  progress: {
    submitted: 'notStarted',
    underReview: 'inProgress',
    applied: 'done',
    returned: 'done',
    cancelled: 'done',
  },
  path: changePath,
  refusals: { notSubmitter: 'notFound', own: 'ownChange', ownTellsState: true },
};

/** Sent to connected clients. */
export const PARAMETER_EVENT_ACTIONS = ['submit', ...CHANGE_ACTIONS, GIVE_APPROVAL] as const;
export type ParameterEventAction = (typeof PARAMETER_EVENT_ACTIONS)[number];

/** Why an action is not available: the state, the change is the caller's own, or the caller has approved it already. */
export const REFUSAL_REASONS = ['state', 'ownChange', 'approved', 'left'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The step of a change. A change that was returned or cancelled is never shown as a profile. */
export const STEP_OF_STATE = { submitted: 1, underReview: 2, applied: 3 } as const;
export const PROFILE_STEPS = [1, 2, 3] as const;
export type ProfileStep = (typeof PROFILE_STEPS)[number];
export type ShownState = keyof typeof STEP_OF_STATE;

export const APPROVAL_STEPS = ['commit', 'approval', 'finish'] as const;
export type ApprovalStep = (typeof APPROVAL_STEPS)[number];
export const STEP_STATUSES = ['done', 'current', 'waiting', 'failed'] as const;
export type StepStatus = (typeof STEP_STATUSES)[number];

/** The status of commit, approval and finish in each state. */
export const STEPS_OF_STATE: Readonly<Record<ChangeState, Record<ApprovalStep, StepStatus>>> = {
  submitted: { commit: 'done', approval: 'waiting', finish: 'waiting' },
  underReview: { commit: 'done', approval: 'current', finish: 'waiting' },
  applied: { commit: 'done', approval: 'done', finish: 'done' },
  returned: { commit: 'done', approval: 'failed', finish: 'waiting' },
  cancelled: { commit: 'done', approval: 'failed', finish: 'waiting' },
};

export const PROFILE_VERSIONS = ['current', 'original'] as const;
export type ProfileVersion = (typeof PROFILE_VERSIONS)[number];

export const CONTENT_NUMBER = { maxLength: 32 } as const;
/** The specification's 200 words, counted as user-perceived characters. */
export const CHANGE_DESCRIPTION = { maxGraphemes: 200, lines: true } as const;
export const RETURN_COMMENT = {
  minLength: 1,
  maxGraphemes: 200,
  lines: true,
  pattern: /\S/,
  form: 'notBlank',
} as const;
/** Number of an applied version, from 1. 0: none was applied yet. */
export const APPLIED_VERSION = { minimum: 0, maximum: 2_147_483_647 } as const;

/** Key of an advisory lock: changes are submitted and decided one after the other, in every replica. */
export const CHANGES_LOCK = 7_252_013;

const PROFILE_PAGE = '/profile/basic' satisfies PagePath;

/** The path of a change in the web app, for administrators. */
export function changePath(id: number): string {
  return `${PROFILE_PAGE}?change=${id}`;
}

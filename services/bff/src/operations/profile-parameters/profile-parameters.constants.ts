import { type TodoProgress } from '../../messages/messages/messages.constants.js';
import { type PagePath } from '../../common/pages/pages.constants.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';

/** The states of a change, from submission to a final state: applied, returned or cancelled. */
export const CHANGE_STATES = ['submitted', 'underReview', 'applied', 'returned', 'cancelled'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];
/** At most one change is in one of these states. */
export const OPEN_STATES = ['submitted', 'underReview'] as const satisfies ChangeState[];

export const CHANGE_ACTIONS = ['review', 'approve', 'return', 'cancel'] as const;
export type ChangeAction = (typeof CHANGE_ACTIONS)[number];

/**
 * Actions on a change. Each one increments its version. A review tells the others that somebody looks at the change;
 * a decision needs none before it.
 */
export const CHANGE_TRANSITIONS: Transitions<ChangeAction, ChangeState> = {
  review: { operation: 'reviewParameterChange', from: ['submitted'], to: 'underReview' },
  approve: { operation: 'approveParameterChange', from: OPEN_STATES, to: 'applied' },
  return: { operation: 'returnParameterChange', from: OPEN_STATES, to: 'returned' },
  cancel: { operation: 'cancelParameterChange', from: OPEN_STATES, to: 'cancelled' },
};

/** Sent to connected clients. */
export const PARAMETER_EVENT_ACTIONS = ['submit', ...CHANGE_ACTIONS] as const;
export type ParameterEventAction = (typeof PARAMETER_EVENT_ACTIONS)[number];

/** Whether somebody other than the submitter must do it, as soon as there are two active administrators. */
export const NEEDS_SECOND_PERSON: Readonly<Record<ChangeAction, boolean>> = {
  review: true,
  approve: true,
  return: true,
  cancel: false,
};
export const ADMINISTRATORS_FOR_FOUR_EYES = 2;

/** What the todo of a change shows to the other administrators. */
export const PROGRESS_OF: Readonly<Record<ChangeState, TodoProgress>> = {
  submitted: 'notStarted',
  underReview: 'inProgress',
  applied: 'done',
  returned: 'done',
  cancelled: 'done',
};

/** Why an action is not available: the state does not allow it, or the change is the caller's own. */
export const REFUSAL_REASONS = ['state', 'ownChange'] as const;
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
/** Version of one change. Starts at 1 and is incremented by every action. */
export const CHANGE_VERSION = { minimum: 1, maximum: 2_147_483_647 } as const;
/** Number of an applied version, from 1. 0: none was applied yet. */
export const APPLIED_VERSION = { minimum: 0, maximum: 2_147_483_647 } as const;

/** Key of an advisory lock: changes are submitted and decided one after the other, in every replica. */
export const CHANGES_LOCK = 7_252_013;

const PROFILE_PAGE = '/profile/basic' satisfies PagePath;

/** The path of a change in the web app, for administrators. */
export function changePath(id: number): string {
  return `${PROFILE_PAGE}?change=${id}`;
}

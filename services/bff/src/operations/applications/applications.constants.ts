import { type PagePath } from '../../common/pages/pages.constants.js';
import { type Review, type ReviewSteps } from '../../review/reviews/reviews.constants.js';

/** What is applied for: a promotion on a channel, or the certification of an enterprise. */
export const APPLICATION_KINDS = ['channel', 'certification'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** The steps of every application, in order. */
export const APPLICATION_STEPS = [
  'submitApplication',
  'leaderReview',
  'purchaseCertificate',
  'safetyTest',
  'officiallyLaunched',
] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** The steps that an administrator completes. The applicant completes the first one by submitting. */
export const ADMIN_STEPS = [
  'leaderReview',
  'purchaseCertificate',
  'safetyTest',
  'officiallyLaunched',
] as const satisfies readonly ApplicationStep[];
export type AdminStep = (typeof ADMIN_STEPS)[number];

/** The step being processed: `submitApplication` while returned for correction, `done` after the last step. */
export const APPLICATION_STATES = [...APPLICATION_STEPS, 'done'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const STEP_STATES = ['waiting', 'processing', 'done'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** Completing a step is named after the step. */
export const APPLICATION_DECISIONS = [...ADMIN_STEPS, 'return'] as const;
export type ApplicationDecision = (typeof APPLICATION_DECISIONS)[number];
export const APPLICATION_ACTIONS = [...APPLICATION_DECISIONS, 'resubmit'] as const;
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number];

/** What whoever returns an application may choose, beside own words. The web says what to do about each. */
export const RETURN_REASONS = [
  'domainNotRegistered',
  'groupLacksAuthority',
  'wrongLink',
  'wrongDates',
  'unclearContent',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Only the applicant may resubmit. An administrator does not decide about an own application, unless alone. */
const STEPS: ReviewSteps<ApplicationAction, ApplicationState> = {
  leaderReview: {
    ...{ operation: 'advanceApplication', from: ['leaderReview'], to: 'purchaseCertificate' },
    ...{ by: 'others', approvers: 1 },
  },
  purchaseCertificate: {
    ...{ operation: 'advanceApplication', from: ['purchaseCertificate'], to: 'safetyTest', by: 'others' },
  },
  safetyTest: {
    ...{ operation: 'advanceApplication', from: ['safetyTest'], to: 'officiallyLaunched', by: 'others' },
  },
  officiallyLaunched: {
    ...{ operation: 'advanceApplication', from: ['officiallyLaunched'], to: 'done', by: 'others' },
  },
  return: { operation: 'returnApplication', from: ADMIN_STEPS, to: 'submitApplication', by: 'others' },
  resubmit: {
    ...{ operation: 'resubmitApplication', from: ['submitApplication'], to: 'leaderReview' },
    by: 'submitter',
  },
};

/**
 * A certification is submitted and reviewed with its documents, and its application follows: until then nobody moves
 * that.
 */
const CERTIFICATION_STEPS: typeof STEPS = {
  ...STEPS,
  leaderReview: { ...STEPS.leaderReview, from: [] },
  return: { ...STEPS.return, from: ADMIN_STEPS.filter((step) => step !== 'leaderReview') },
  resubmit: { ...STEPS.resubmit, from: [] },
};
export const STEPS_OF_KIND = { channel: STEPS, certification: CERTIFICATION_STEPS } as const;

export const APPLICATION_REVIEW: Review<ApplicationAction, ApplicationState> = {
  entity: 'application',
  capability: 'applications.decide',
  todo: 'applicationReview',
  steps: STEPS,
  progress: {
    submitApplication: 'done',
    leaderReview: 'notStarted',
    purchaseCertificate: 'inProgress',
    safetyTest: 'inProgress',
    officiallyLaunched: 'inProgress',
    done: 'done',
  },
  path: applicationPath,
  refusals: { notSubmitter: 'notApplicant', own: 'ownReview', ownTellsState: true },
};

export const APPLICATION_TITLE = { minLength: 1, maxLength: 128 } as const;
const SUCCESS_PAGE = '/result/success' satisfies PagePath;
const ERROR_PAGE = '/result/error' satisfies PagePath;
const USER_SETTING_PAGE = '/user/setting' satisfies PagePath;

/** The path of an application in the web app, for administrators. */
export function applicationPath(id: number): string {
  return `${SUCCESS_PAGE}?application=${id}`;
}

/** Where the applicant sees a decision. Everyone may apply for a certification, but only administrators open results. */
export function decisionPath(kind: ApplicationKind, id: number, state: ApplicationState): string {
  if (kind === 'certification') return `${USER_SETTING_PAGE}?tab=certification`;
  return state === 'submitApplication' ? `${ERROR_PAGE}?application=${id}` : applicationPath(id);
}

/** The states of a change, from submission to a final state: applied, returned or cancelled. */
export const CHANGE_STATES = ['submitted', 'underReview', 'applied', 'returned', 'cancelled'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];
export const OPEN_STATES = ['submitted', 'underReview'] as const satisfies ChangeState[];

/** The step of a change. A change that was returned or cancelled is never shown as a profile. */
export const STEP_OF_STATE = { submitted: 1, underReview: 2, applied: 3 } as const;
export const PROFILE_STEPS = [1, 2, 3] as const;
export type ProfileStep = (typeof PROFILE_STEPS)[number];
export type ShownState = keyof typeof STEP_OF_STATE;

export const PROFILE_VERSIONS = ['current', 'original'] as const;
export type ProfileVersion = (typeof PROFILE_VERSIONS)[number];

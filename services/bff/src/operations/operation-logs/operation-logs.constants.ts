import { type ParameterPart } from '../profile-parameters/parameter-fields.constants.js';
import { type ChangeState } from '../profile-parameters/profile-parameters.constants.js';

export const UPDATE_CONTENT = { maxLength: 200 } as const;

/** 0: not applied, 1: approved. Older clients know no other values. */
export const LOG_STATUSES = [0, 1] as const;
export type LogStatus = (typeof LOG_STATUSES)[number];

export const STATUS_OF_STATE: Readonly<Record<ChangeState, LogStatus>> = {
  submitted: 0,
  underReview: 0,
  applied: 1,
  returned: 0,
  cancelled: 0,
};

/** Sample data, not translated; the parts are beside it. */
export const CONTENT_OF_PART: Readonly<Record<ParameterPart, string>> = {
  video: 'video parameters',
  audio: 'audio parameters',
};

import { type Transitions } from '../../common/transitions/transitions.constants.js';

/** Eight hexadecimal digits. */
export const PROGRAMME_CODE = { maxLength: 8, pattern: /^[0-9a-f]{8}$/ } as const;
export const PROGRAMME_NAME = { maxLength: 64 } as const;
/** In seconds, up to a day. */
export const PROGRAMME_DURATION = { minimum: 1, maximum: 86_400 } as const;

export const PROGRAMME_AUDITS = ['auditing', 'approved', 'rejected'] as const;
export type ProgrammeAudit = (typeof PROGRAMME_AUDITS)[number];

export const PROGRAMME_ACTIONS = ['approve', 'reject'] as const;
export type ProgrammeAction = (typeof PROGRAMME_ACTIONS)[number];
/** A decision can be reversed, so both start from the other one too. */
export const PROGRAMME_TRANSITIONS: Transitions<ProgrammeAction, ProgrammeAudit> = {
  approve: { operation: 'approveProgramme', from: ['auditing', 'rejected'], to: 'approved' },
  reject: { operation: 'rejectProgramme', from: ['auditing', 'approved'], to: 'rejected' },
};

export const PROGRAMME_DIRECTIONS = ['up', 'down'] as const;
export type ProgrammeDirection = (typeof PROGRAMME_DIRECTIONS)[number];

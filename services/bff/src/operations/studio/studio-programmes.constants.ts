import { type LiveMethod } from './studio.constants.js';
import { PROGRAMME_COVERS_ADDRESS } from '../../common/http/addresses.constants.js';
import { type PagePath } from '../../common/pages/pages.constants.js';
import { type Transitions } from '../../common/transitions/transitions.constants.js';

const PAGE = '/dashboard/monitor' satisfies PagePath;

/** The path of the programme of a live method in the web app, for administrators. */
export function programmesPath(method: LiveMethod): string {
  return `${PAGE}?method=${method}`;
}

/** Eight hexadecimal digits. */
export const PROGRAMME_CODE = { maxLength: 8, pattern: /^[0-9a-f]{8}$/ } as const;
/** Not empty, without leading or trailing whitespace. */
export const PROGRAMME_NAME = {
  minLength: 1,
  maxLength: 64,
  pattern: /^\S([^\x00-\x1f\x7f]*\S)?$/,
  form: 'oneLine',
} as const;
/** In seconds, up to a day. */
export const PROGRAMME_DURATION = { minimum: 1, maximum: 86_400 } as const;

/** Of one live method. The list has no pages. */
export const MAX_PROGRAMMES = 100;
export const PROGRAMME_PLACE = { minimum: 1, maximum: MAX_PROGRAMMES } as const;

/** Limit for the JPEG, PNG or WebP upload. In bytes; 1 MB is 1,000,000 bytes. */
export const COVER_UPLOAD = { bytes: 2_000_000, text: '2 MB' } as const;
/** The longer edge of the stored picture, in pixels. A smaller one stays as it is. */
export const COVER_EDGE = 640;
export const COVER_MEDIA_TYPE = 'image/webp';
/** A key of 16 random bytes, which nobody can guess. */
export const COVER_KEY = { bytes: 16, maxLength: 22 } as const;
const COVER_NAME = /^[\w-]{22}\.webp$/;

/** The address of the cover with this key; empty if there is none. */
export function coverAddress(key: string): string {
  return key === '' ? '' : `${PROGRAMME_COVERS_ADDRESS}/${key}.webp`;
}

/** The name under which a cover is stored; null if it is none that a cover has. */
export function storedCover(file: string): string | null {
  return COVER_NAME.test(file) ? `programmes/${file}` : null;
}

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

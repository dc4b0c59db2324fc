import { type Access } from './roles.constants.js';

/** Parts of answers that not everyone who may call the operation is shown. */
export const DISCLOSURE = {
  /** The address and the program from which something was changed. */
  auditOrigin: ['admin'],
  /** Names and numbers of an open certification request, which a reviewer compares with its documents. */
  certificationNumbers: ['admin'],
} as const satisfies Record<string, Access>;

export type Disclosure = keyof typeof DISCLOSURE;

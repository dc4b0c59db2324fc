/**
 * Sixteen characters of 32: 80 bits, too many to guess or to search for behind a fast hash. The letters I, L, O and U
 * are left out, because they are misread.
 */
export const RECOVERY_CODE = {
  count: 10,
  alphabet: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
  groups: 4,
  groupLength: 4,
} as const;

/** As people type it. */
export const TYPED_RECOVERY_CODE = { minLength: 1, maxLength: 64 } as const;

/** How many unused codes an account has, and when they were made. */
export interface RecoveryCodesLeft {
  left: number;
  createdAt: Date | null;
}

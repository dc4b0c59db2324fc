export const USER_NAME = { maxLength: 64 } as const;
/** For a new account. Lower case only, so that nobody gets a look-alike of another name. */
export const CHOSEN_USER_NAME = {
  minLength: 3,
  maxLength: 32,
  pattern: /^[a-z0-9][a-z0-9._-]*$/,
  form: 'userName',
} as const;
/** Longer passwords would only take longer to hash. */
export const PASSWORD = { maxLength: 128 } as const;
/** The rule for a new password. It was never applied to the passwords of the demo accounts. */
export const NEW_PASSWORD = {
  minLength: 6,
  ...PASSWORD,
  pattern: /^(?=.*[a-z])(?=.*[A-Z])\S*$/,
  form: 'password',
} as const;
/** The display name, which the user can change. */
export const NICKNAME = { minLength: 1, maxLength: 64 } as const;
/**
 * What stands for a person to others: it neither begins nor ends with a space or an invisible character, and none in it
 * turns the text around. Khmer and emojis need the joiners inside.
 */
export const VISIBLE_NAME = {
  pattern:
    /^[^\s\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]([^\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]*[^\s\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF])?$/,
  form: 'visibleName',
} as const;
/** A code from `listRegions`, or the visible text, which older clients send. */
export const REGION_TEXT = { minLength: 1, maxLength: 64 } as const;
export const ADDRESS = { maxLength: 200 } as const;
export const PERSONAL_WEBSITE = { maxLength: 2_048 } as const;
/** The specification's 200 words, counted as user-perceived characters. */
export const PROFILE_TEXT = { maxGraphemes: 200, lines: true } as const;

/** A registration that did not lead to an account which can log in. */
export const PENDING_REGISTRATIONS = ['waiting', 'rejected'] as const;
export type PendingRegistration = (typeof PENDING_REGISTRATIONS)[number];
/** Added to the key of an account, so that all visible account numbers have eight digits. */
export const FIRST_ACCOUNT_NUMBER = 10_000_000;

export const CERTIFICATIONS = [0, 1] as const;
export type Certification = (typeof CERTIFICATIONS)[number];

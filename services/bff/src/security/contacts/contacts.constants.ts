/** Long enough for 15 digits with spaces and brackets. */
export const PHONE_TEXT = { minLength: 1, maxLength: 32 } as const;

/** The digits that are sent to a new email address. So few are safe only because the attempts are limited. */
export const EMAIL_CODE = { digits: 6, minutes: 30, maxAttempts: 5 } as const;
/** How many codes an account may have sent in the lifetime of a code, whichever address they go to. */
export const EMAIL_CODE_COUNTER = {
  table: 'email_code_count',
  prefix: 'account',
  policy: 'email-codes',
  points: 5,
  windowSeconds: EMAIL_CODE.minutes * 60,
} as const;
/** How often in that time the confirmed address is notified that another one was entered: `saveUserInfo` has no limit. */
export const EMAIL_NOTICE_COUNTER = {
  ...EMAIL_CODE_COUNTER,
  prefix: 'notice',
  policy: 'email-notices',
  removesExpired: false,
} as const;

/** Long enough for 15 digits with spaces and brackets. */
export const PHONE_TEXT = { minLength: 1, maxLength: 32 } as const;

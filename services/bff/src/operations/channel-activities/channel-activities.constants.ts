/** Letters with their marks, and digits, of any script. The limit in code points is for storage: marks are not counted. */
export const ACTIVITY_NAME = {
  minLength: 1,
  maxGraphemes: 20,
  maxLength: 128,
  alphabet: /[\p{L}\p{M}\p{N}]/u,
} as const;
/** The option texts: channel type, source, medium, each keyword. */
export const OPTION_TEXT = { minLength: 1, maxLength: 64, pattern: /\S/, form: 'notBlank' } as const;
/** What a new activity is offered from those before it. */
export const CHOICES = { newest: 1_000, maxItems: 50 } as const;
export const KEYWORDS = { minItems: 1, maxItems: 20 } as const;
export const PROMOTE_LINK = { maxLength: 2_048 } as const;
export const ADVERTISING_CONTENT = { minLength: 1, maxGraphemes: 200, lines: true } as const;

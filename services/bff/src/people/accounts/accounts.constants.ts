export const USER_NAME = { maxLength: 64 } as const;
/** Longer texts would only cost time to hash. */
export const PASSWORD = { maxLength: 128 } as const;
/** The name as shown, which the person may change. */
export const NICKNAME = { minLength: 1, maxLength: 64 } as const;
/** A code of `listRegions`, or the visible text, which is what older clients send. */
export const REGION_TEXT = { minLength: 1, maxLength: 64 } as const;
export const ADDRESS = { maxLength: 200 } as const;
/** The specification's 200 words: what a reader counts as characters. */
export const PROFILE_TEXT = { maxGraphemes: 200 } as const;

export const CERTIFICATIONS = [0, 1] as const;
export type Certification = (typeof CERTIFICATIONS)[number];

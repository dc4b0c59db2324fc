/** What every authenticator app takes, so none of it is in the address that the app reads. */
export const ONE_TIME_PASSWORD = { digits: 6, periodSeconds: 30, secretBytes: 20 } as const;
/** Codes of the period before and after count too: clocks differ, and people need time to type. */
export const ACCEPTED_PERIODS = 1;

export const AUTHENTICATOR_CODE = {
  maxLength: ONE_TIME_PASSWORD.digits,
  pattern: new RegExp(`^\\d{${ONE_TIME_PASSWORD.digits}}$`),
} as const;

/** How long a person has from the QR code to the first code of the app. */
export const SET_UP_MINUTES = 15;
export const SET_UP = { maxLength: 1_024, pattern: /^[\w-]+$/ } as const;

/** The purpose for which the key of an app is sealed. */
export const AUTHENTICATOR_KEY = 'authenticator app';

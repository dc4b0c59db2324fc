/** Envelope codes that the web handles itself; the contract lists all of them. */
export const SUCCESS = 20000;
export const FORBIDDEN = 40300;
export const NOT_FOUND = 40400;
export const CONFLICT = 40900;
export const SESSION_ENDED: readonly number[] = [50008, 50012, 50014];
export const UNAVAILABLE = 50300;

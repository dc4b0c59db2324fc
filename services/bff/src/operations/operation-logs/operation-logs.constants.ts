export const CONTENT_NUMBER = { maxLength: 32 } as const;
export const UPDATE_CONTENT = { maxLength: 200 } as const;

/** 0: under review, 1: approved. */
export const LOG_STATUSES = [0, 1] as const;
export type LogStatus = (typeof LOG_STATUSES)[number];

/**
 * How often somebody who is not logged in may register or ask for a password in an hour: per network, and per account
 * that a password is asked for. All replicas count together.
 */
export const ACCOUNT_THROTTLE = {
  table: 'account_request_count',
  perAddress: 60,
  perAccount: 5,
  windowSeconds: 3_600,
} as const;

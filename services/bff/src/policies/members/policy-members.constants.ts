/** Why a member of a set is not delivered. */
export const UNDELIVERED_REASONS = ['offline', 'removed', 'kind', 'orientation', 'limit'] as const;
export type UndeliveredReason = (typeof UNDELIVERED_REASONS)[number];

/** How many items the preview of a rule shows. */
export const PREVIEWED_ITEMS = 20;

/** Of the row `policy`. */
export const SET_IS_DELIVERED = `
  (policy.status = 'online' AND policy.deleted_time IS NULL AND coalesce(policy.online_from <= now(), true)
   AND coalesce(policy.online_until > now(), true))`;

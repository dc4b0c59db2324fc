/** SQL for whether a row of `capability_grant`, named `given`, has not ended: by itself or by a person. */
export const LIVE_GRANT = 'given.ended_at IS NULL AND given.ends_at > now()';

/** SQL for what an account was given that has not ended, as a list of `Grant`. @param account SQL for its key */
export function liveGrantsOf(account: string): string {
  return `(
    SELECT coalesce(json_agg(json_build_object(
             'capability', given.capability, 'endsAt', extract(epoch FROM given.ends_at) * 1000)), '[]')
      FROM capability_grant given WHERE given.account_id = ${account} AND ${LIVE_GRANT})`;
}

/** SQL for whether an account was given one of these capabilities. @param capabilities SQL for a list of them */
export function isGranted(account: string, capabilities: string): string {
  return `EXISTS (
    SELECT FROM capability_grant given
     WHERE given.account_id = ${account} AND given.capability = ANY (${capabilities}) AND ${LIVE_GRANT})`;
}

export const HEARTBEAT_INTERVAL_MS = 5_000;
/** A replica that was not seen for so long is lost: several heartbeats, because a busy database may delay one. */
export const LOST_AFTER = { seconds: 20 } as const;
/** How long a lost replica is shown. */
export const FORGOTTEN_AFTER = { hours: 1 } as const;

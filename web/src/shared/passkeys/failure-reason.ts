const reasons = {
  // The person said no, waited too long, or the device has nothing that fits: browsers do not tell which.
  NotAllowedError: 'refused',
  AbortError: 'refused',
  InvalidStateError: 'known',
  SecurityError: 'address',
} as const;

export type FailureReason = (typeof reasons)[keyof typeof reasons] | 'failed';

/** Why a browser did not answer, by the name that WebAuthn gives to the error. */
export function reasonOf(error: unknown): FailureReason {
  const name = error instanceof Error ? error.name : '';
  return name in reasons ? reasons[name as keyof typeof reasons] : 'failed';
}

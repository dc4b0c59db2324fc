/**
 * What a device files the passkeys of an account under. It is the same for all of them, so that a device keeps one at most,
 * and it reveals nothing about the person.
 */
export function userHandleOf(accountId: number): string {
  return Buffer.from(`sala:${accountId}`).toString('base64url');
}

import type { SettingsDto } from '../../api/generated/model';
import type { Bond } from './bond';
import { changesSince, defaultKept, type Kept } from './kept-settings';

interface Parties {
  account: string;
  /** In this browser, now. */
  here: Kept;
  /** On the account; null or without a member where nothing was chosen. */
  there: SettingsDto | null;
  bond: Bond | null;
}

interface Agreement {
  shown: Kept;
  /** What differs between this and what is shown goes to the account. */
  agreed: Kept;
}

/**
 * An account comes to a browser. Where it was before, what was changed here since then wins, setting by setting:
 * it is the later change, or was not sent yet. Where it is new, the account wins, and what it has never chosen
 * begins with what was chosen on the login page, not with what somebody else has left behind.
 */
export function meet({ account, here, there, bond }: Parties): Agreement {
  if (bond?.account === account) {
    const agreed = { ...defaultKept, ...bond.agreed, ...there };
    return { agreed, shown: { ...agreed, ...changesSince(bond.agreed, here) } };
  }
  const chosen = changesSince(bond?.left ?? bond?.agreed ?? defaultKept, here);
  return { agreed: { ...defaultKept, ...there }, shown: { ...defaultKept, ...chosen, ...there } };
}

/** The account has been told, or tells, something: changes that it does not know yet stay as they are. */
export function hear(there: SettingsDto, agreed: Kept, here: Kept): Agreement {
  const next = { ...agreed, ...there };
  return { agreed: next, shown: { ...next, ...changesSince(agreed, here) } };
}

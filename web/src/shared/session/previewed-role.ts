import { Role } from '../../api/generated/model';

/** What the browser shows; the server goes by the role of the session. */
export const PREVIEWED_ROLE_KEY = 'previewed-role';

/** The role that the account chose to see, until it logs out. */
export function previewedRole(account: string): Role | undefined {
  const [owner, role] = localStorage.getItem(PREVIEWED_ROLE_KEY)?.split(' ') ?? [];
  return owner === account ? Object.values(Role).find((known) => known === role) : undefined;
}

export function storePreviewedRole(account: string, role: Role): void {
  localStorage.setItem(PREVIEWED_ROLE_KEY, `${account} ${role}`);
}

export function forgetPreviewedRole(): void {
  localStorage.removeItem(PREVIEWED_ROLE_KEY);
}

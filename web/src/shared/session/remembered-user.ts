/** Stores the user name only; passwords are left to the password manager of the browser. */
const KEY = 'remembered-user';

export const rememberedUser = (): string => localStorage.getItem(KEY) ?? '';

export function rememberUser(name: string | null): void {
  if (name === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, name);
}

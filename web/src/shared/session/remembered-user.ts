/** Stores the user name only; the browser's password manager stores passwords. */
const KEY = 'remembered-user';

export const rememberedUser = (): string => localStorage.getItem(KEY) ?? '';

export function rememberUser(name: string | null): void {
  if (name === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, name);
}

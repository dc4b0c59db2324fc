/** Only the name is kept: a password is the business of the browser's own manager. */
const KEY = 'remembered-user';

export const rememberedUser = (): string => localStorage.getItem(KEY) ?? '';

export function rememberUser(name: string | null): void {
  if (name === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, name);
}

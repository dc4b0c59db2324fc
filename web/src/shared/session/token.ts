/** A stored value means signed in; nothing else decides it. Read by public/boot.js too. */
export const TOKEN_KEY = 'token';

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);
export const storeToken = (token: string): void => {
  localStorage.setItem(TOKEN_KEY, token);
};
export const clearToken = (): void => {
  localStorage.removeItem(TOKEN_KEY);
};
export const isSignedIn = (): boolean => readToken() !== null;

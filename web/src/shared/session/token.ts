/** The user counts as signed in if and only if a token is stored. Also read by public/boot.js. */
export const TOKEN_KEY = 'token';

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);
export const storeToken = (token: string): void => {
  localStorage.setItem(TOKEN_KEY, token);
};
export const clearToken = (): void => {
  localStorage.removeItem(TOKEN_KEY);
};
export const isSignedIn = (): boolean => readToken() !== null;

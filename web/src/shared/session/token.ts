/** The user counts as signed in if and only if a token is stored. Also read by public/boot.js. */
export const TOKEN_KEY = 'token';
/** There while one of the tabs logs out: the server ends the session before the token is removed. */
const LEAVING_KEY = 'leaving';

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);
export const storeToken = (token: string): void => {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.removeItem(LEAVING_KEY);
};
export const clearToken = (): void => {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(LEAVING_KEY);
};
export const noteLeaving = (): void => {
  localStorage.setItem(LEAVING_KEY, 'true');
};
export const isLeaving = (): boolean => localStorage.getItem(LEAVING_KEY) !== null;
export const isSignedIn = (): boolean => readToken() !== null;

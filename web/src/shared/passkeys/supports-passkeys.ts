/** Browsers have them only in a secure context: over HTTPS, or on this machine. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

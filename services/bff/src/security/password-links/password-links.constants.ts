import { type Language } from '../../common/messages/languages.constants.js';

export const PASSWORD_LINK_MINUTES = 30;
/** How long a person who is invited has time to set the first password. */
export const INVITATION_HOURS = 72;

/** The token of a link: 32 random bytes. */
export const PASSWORD_LINK_TOKEN = { bytes: 32, pattern: /^[\w-]{43}$/ } as const;

/**
 * The page that reads the token, in the language of whoever gets the link, where they have not chosen another. The token is in the
 * fragment, which no server receives or logs.
 */
export function passwordLinkPath(token: string, language: Language): string {
  return `/login?door=reset&locale=${language}#token=${token}`;
}

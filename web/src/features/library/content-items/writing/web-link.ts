const SCHEME = /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/i;
const HOST = /^(www\.)?[^\s./@:]+(\.[^\s./@:]+)+(?:[/?#:]\S*)?$/iu;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The address that somebody means who types or pastes it; null if it would lead nowhere. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text) || text === '') return null;
  if (MAIL.test(text)) return `mailto:${text}`;
  const address = SCHEME.test(text) ? text : HOST.test(text) ? `https://${text}` : null;
  if (address === null) return null;
  return /^https?:/i.test(address) && !URL.canParse(address) ? null : address;
}

/** Whether a text is nothing but an address of the web, so that a selection on which it is pasted becomes a link. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim()) && URL.canParse(text.trim());
}

/** A piece of a text; with the address if it is a link. */
export interface TextPart {
  text: string;
  href?: string;
}

const ADDRESS = /\b(?:https?:\/\/|mailto:)[^\s<>"“”，。；：！？）】》、]+/gi;
const PROTOCOLS = ['http:', 'https:', 'mailto:'];
/** Marks that end a sentence, not an address. */
const END = /[.,;:!?'’)\]}។៕]+$/u;

/** The text with its addresses as links: those of the web and of mail, and nothing else. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    if (!isSafe(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A bracket that the address itself opens belongs to it. */
function withoutEnd(found: string): string {
  const address = found.replace(END, '');
  const isOpen = address.split('(').length > address.split(')').length;
  return isOpen && found.charAt(address.length) === ')' ? `${address})` : address;
}

function isSafe(address: string): boolean {
  try {
    const { protocol, hostname, pathname } = new URL(address);
    return PROTOCOLS.includes(protocol) && (hostname !== '' || pathname.includes('@'));
  } catch {
    return false;
  }
}

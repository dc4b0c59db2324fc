import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { TOKEN_CHARACTERS, TOKEN_PREFIX } from './access-tokens.constants.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const { random, checksum } = TOKEN_CHARACTERS;
const FORM = new RegExp(`^${TOKEN_PREFIX}([0-9A-Za-z]{${random}})([0-9A-Za-z]{${checksum}})$`);

/** `sala_pat_`, random characters, and their checksum; and what is stored of it. */
export function newToken(): { token: string; hash: string } {
  const characters = Array.from({ length: random }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const token = `${TOKEN_PREFIX}${characters}${checksumOf(characters)}`;
  return { token, hash: digestOf(token) };
}

export function isAccessToken(text: string): boolean {
  return text.startsWith(TOKEN_PREFIX);
}

/** What is stored of a token. Undefined for a text that was never a token: its checksum is wrong. */
export function hashOfToken(text: string): string | undefined {
  const [, characters = '', sum] = FORM.exec(text) ?? [];
  if (sum === undefined || sum !== checksumOf(characters)) return undefined;
  return digestOf(text);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** CRC-32 in base 62, as secret scanners expect it. */
function checksumOf(characters: string): string {
  let rest = crc32(characters);
  let text = '';
  for (let at = 0; at < checksum; at++) {
    text = (ALPHABET[rest % ALPHABET.length] ?? '') + text;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return text;
}

const ALPHABET = /^\^(\[[^\]]+\])\+\$$/;
const VISIBLE = /[ \p{L}\p{M}\p{N}\p{P}\p{S}]/u;

/**
 * The first character that a pattern of single characters, such as `^[a-z]+$`, does not have; one that cannot be seen
 * by its code, such as `U+200B`, as the server names it. Undefined if there is none, and for every other pattern.
 */
export function strayCharacter(text: string, pattern = ''): string | undefined {
  const characters = ALPHABET.exec(pattern)?.[1];
  if (characters === undefined) return undefined;
  const allowed = new RegExp(characters, 'u');
  const found = Array.from(text).find((character) => !allowed.test(character));
  if (found === undefined || VISIBLE.test(found)) return found;
  return `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** A text of so many characters at most; what follows is left out. */
export function shortened(text: string, { maxLength }: { maxLength: number }): string {
  const characters = Array.from(text);
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}

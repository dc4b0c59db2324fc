const DIGIT = /\p{Decimal_Number}/u;
const EACH_DIGIT = new RegExp(DIGIT, 'gu');

/** The same text with the decimal digits of every script, such as ២ or ２, as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(EACH_DIGIT, (digit) => String(valueOf(digit)));
}

/** Unicode has the ten digits of a script side by side, and gaps or other tens around them. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

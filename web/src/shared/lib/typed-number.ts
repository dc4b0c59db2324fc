import { asciiDigits } from './ascii-digits';

/** What may stand in a number, and around it, such as a unit. */
const AROUND = /^[^\d.,-]+|[^\d.,-]+$/g;
/** In groups of three: `1,500`, `1 500.5`, `1.500,5`, `1.500.000`. A single point is that of a decimal. */
const GROUPED =
  /^(-?[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+|(?:\.\d{3}){2,}|(?:\.\d{3})+(?=,)))(?:(?<!,\d{3})[.,](\d*)|(?<=,\d{3})\.(\d*))?$/;
const PLAIN = /^-?\d*(?:[.,]\d*)?$/;

/** What is shown while somebody types a number: with the digits 0 to 9, and without what no number has around it. */
export const shownNumber = (text: string): string =>
  asciiDigits(text).replaceAll('\u2212', '-').replaceAll(AROUND, '');

/**
 * A number as people write it, such as `15,5`, `1,500` or `១៥`, as `Number` reads it. A comma is the decimal sign unless it
 * separates groups of three digits. Empty where the text is no number, or not yet.
 */
export function typedNumber(text: string): string {
  const shown = shownNumber(text);
  if (PLAIN.test(shown) && !GROUPED.test(shown)) return shown.replace(',', '.');
  const [, whole, afterPoint, afterGroups = afterPoint] = GROUPED.exec(shown) ?? [];
  if (whole === undefined) return '';
  const digits = whole.replaceAll(/[^\d-]/g, '');
  return afterGroups === undefined ? digits : `${digits}.${afterGroups}`;
}

/** E.164: a country code and a number, at most 15 digits. */
const INTERNATIONAL = /^(?:\+|00)([1-9]\d{7,14})$/;
/** How people write their own numbers in China and in Cambodia, with the country code that is left out. */
const LOCAL = [
  { form: /^(1[3-9]\d{9})$/, countryCode: '86' },
  { form: /^0([1-9]\d{7,8})$/, countryCode: '855' },
];
/** What people put between the digits. */
const SEPARATORS = /[\s().-]/g;

/** The digits of the E.164 number; null if the text is none of the known forms. */
export function phoneDigits(text: string): string | null {
  const compact = text.trim().replaceAll(SEPARATORS, '');
  const international = INTERNATIONAL.exec(compact)?.[1];
  if (international !== undefined) return international;
  for (const { form, countryCode } of LOCAL) {
    const number = form.exec(compact)?.[1];
    if (number !== undefined) return countryCode + number;
  }
  return null;
}

const KHMER_DIGITS = /[\u17E0-\u17E9]/g;

/** The same text with Khmer digits and those of full width, as people type them in spreadsheets, as 0 to 9. */
export function westernDigits(text: string): string {
  return text.normalize('NFKC').replace(KHMER_DIGITS, (digit) => String(digit.charCodeAt(0) - 0x17_e0));
}

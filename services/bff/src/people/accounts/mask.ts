const SHOWN_START = 3;
const SHOWN_END = 4;

/** Keeps the first three and the last four digits: `150****0000`. Shorter numbers are masked completely. */
export function maskPhone(phone: string): string {
  if (phone.length <= SHOWN_START + SHOWN_END) return '*'.repeat(phone.length);
  return `${phone.slice(0, SHOWN_START)}****${phone.slice(-SHOWN_END)}`;
}

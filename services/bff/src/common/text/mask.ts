/** Keeps the first and last characters: `150****0000`. A shorter text is masked completely. */
export function maskMiddle(text: string, start: number, end: number): string {
  const characters = Array.from(text);
  if (characters.length <= start + end) return '*'.repeat(characters.length);
  const hidden = '*'.repeat(characters.length - start - end);
  return [...characters.slice(0, start), hidden, ...characters.slice(-end)].join('');
}

/** Keeps the first grapheme cluster: `林**`, whatever the length of the name. */
export function maskName(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return first === undefined ? '' : `${first.segment}**`;
}

const SHOWN_START = 3;
const SHOWN_END = 4;

/** A mobile number in China, which people there write without the country code. */
const CHINESE = /^86(1\d{10})$/;

/** Keeps the first three and the last four digits: `150****0000`. Shorter numbers are masked completely. */
export function maskPhone(phone: string): string {
  const digits = CHINESE.exec(phone)?.[1] ?? phone;
  if (digits.length <= SHOWN_START + SHOWN_END) return '*'.repeat(digits.length);
  return `${digits.slice(0, SHOWN_START)}****${digits.slice(-SHOWN_END)}`;
}

/** Keeps the first character and the domain: `d***@sala.example`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, 1)}***${email.slice(at)}`;
}

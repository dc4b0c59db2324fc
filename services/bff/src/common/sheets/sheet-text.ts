import { isUtf8 } from 'node:buffer';
import { brokenSheet, type SheetEncoding } from './sheet.js';

const LABELS: Record<SheetEncoding, string> = {
  'UTF-8': 'utf-8',
  'UTF-16': 'utf-16le',
  'UTF-16BE': 'utf-16be',
  GBK: 'gbk',
  Big5: 'big5',
  'windows-1252': 'windows-1252',
};

/** Bytes by which the encoding is judged. */
const JUDGED = 262_144;
/** Of the pairs of bytes, at least so many are frequent characters where the text is Chinese. */
const CHINESE = 0.5;
/** Bytes that windows-1252 gives no character. */
const UNUSED = /[\u0081\u008D\u008F\u0090\u009D]/;

export function decoderOf(encoding: SheetEncoding, fatal: boolean): TextDecoder {
  return new TextDecoder(LABELS[encoding], { fatal });
}

/** @throws AppError where it is text in no encoding that is read. */
export function encodingOf(bytes: Buffer): SheetEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16BE';
  if (isUtf8(bytes)) return 'UTF-8';
  const judged = bytes.subarray(0, JUDGED);
  const gbk = shareOfFrequent(judged, 'GBK', isFrequentGbk);
  const big5 = shareOfFrequent(judged, 'Big5', isFrequentBig5);
  if (Math.max(gbk, big5) >= CHINESE) return gbk >= big5 ? 'GBK' : 'Big5';
  if (isDamagedUtf8(judged) || UNUSED.test(decoderOf('windows-1252', false).decode(judged)))
    throw brokenSheet('encoding');
  return 'windows-1252';
}

/** Of the pairs of bytes that begin with a high one. 0 where the bytes are not in this encoding. */
function shareOfFrequent(
  bytes: Buffer,
  encoding: SheetEncoding,
  isFrequent: (lead: number, trail: number) => boolean,
): number {
  try {
    decoderOf(encoding, true).decode(bytes, { stream: true });
  } catch {
    return 0;
  }
  let pairs = 0;
  let frequent = 0;
  let high = 0;
  for (let at = 0; at < bytes.length - 1; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x81) continue;
    at += 1;
    const trail = bytes[at] ?? 0;
    pairs += 1;
    if (trail >= 0x80) high += 1;
    if (isFrequent(lead, trail)) frequent += 1;
  }
  // Pairs of an accented letter and an ASCII one are western words.
  return high === 0 ? 0 : frequent / pairs;
}

/** Punctuation and the 3,755 characters of level 1 of GB 2312. An accented letter and the one behind it are none. */
function isFrequentGbk(lead: number, trail: number): boolean {
  return trail >= 0xa1 && ((lead >= 0xa1 && lead <= 0xa3) || (lead >= 0xb0 && lead <= 0xd7));
}

/** Punctuation and the 5,401 characters of level 1 of Big5. */
function isFrequentBig5(lead: number): boolean {
  return lead >= 0xa1 && lead <= 0xc6;
}

/** Whether most of what is beyond ASCII is UTF-8: to read such a file otherwise would hide the damage. */
function isDamagedUtf8(bytes: Buffer): boolean {
  const text = decoderOf('UTF-8', false).decode(bytes);
  const broken = text.split('\uFFFD').length - 1;
  const valid = text.match(/[^\u0000-\u007F\uFFFD]/g)?.length ?? 0;
  return valid > broken;
}

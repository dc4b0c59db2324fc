import { typedNumber } from '../lib/typed-number';

const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/**
 * The amount in fen of what was typed in yuan, such as `5000` or `49.90`; null if it is none within the limits.
 * @param limits in fen
 */
export function fenOf(
  text: string,
  { minimum, maximum }: { minimum: number; maximum: number },
): number | null {
  const [, yuan, fraction = ''] = AMOUNT.exec(typedNumber(text)) ?? [];
  if (yuan === undefined) return null;
  const fen = Number(yuan) * 100 + Number(fraction.padEnd(2, '0'));
  return fen >= minimum && fen <= maximum ? fen : null;
}

/** What would be typed for an amount: `5000` or `49.90`. */
export function yuanText(fen: number): string {
  return fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2);
}

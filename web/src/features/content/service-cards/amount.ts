import { topUpDtoLimits } from '../../../api/generated/model/limits/billing';

const AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/** The amount in fen of what was typed in yuan, such as `5000` or `49.90`; null if it is none that may be added. */
export function fenOf(text: string): number | null {
  const [, yuan, fraction = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (yuan === undefined) return null;
  const fen = Number(yuan) * 100 + Number(fraction.padEnd(2, '0'));
  const { minimum, maximum } = topUpDtoLimits.amount;
  return fen >= minimum && fen <= maximum ? fen : null;
}

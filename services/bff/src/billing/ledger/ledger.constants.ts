/** topUp: credit added by an administrator, payment: taken for an order, refund: given back for an order. */
export const LEDGER_KINDS = ['topUp', 'payment', 'refund'] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** All amounts are in fen, a hundredth of a yuan. */
export const TOP_UP = { minimum: 1, maximum: 100_000_000 } as const;
export const LEDGER_NOTE = { maxLength: 200 } as const;
/** For messages, which write amounts in yuan. */
export const FEN_PER_YUAN = 100;

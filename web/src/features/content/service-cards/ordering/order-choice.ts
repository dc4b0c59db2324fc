import type { ServiceDto, ServiceTermDto } from '../../../../api/generated/model';

/** What is ordered of a service, and whether it is paid at once. */
export interface OrderChoice {
  termMonths: number;
  pay: boolean;
  /** What was shown, in fen. Another price is refused. */
  price: number;
}

const USUAL_MONTHS = 12;

/** The term that is offered first. */
export function usualTerm({ terms }: Pick<ServiceDto, 'terms'>): ServiceTermDto | null {
  return terms.find(({ months }) => months === USUAL_MONTHS) ?? terms.at(-1) ?? null;
}

/** The price of each term, in fen. */
export type Prices = ReadonlyMap<number, number>;

export function pricesOf({ terms }: Pick<ServiceDto, 'terms'>): Prices {
  return new Map(terms.map(({ months, price }) => [months, price]));
}

/** The price of the term that was shown before, if it has changed since. */
export function formerPrice(shown: Prices, { months, price }: ServiceTermDto): number | null {
  const former = shown.get(months);
  return former === undefined || former === price ? null : former;
}

/** The amount missing to pay the price, in fen; null before the balance is known. */
export function missingFor(price: number, balance: number | null): number | null {
  return balance === null ? null : Math.max(0, price - balance);
}

import type { ServiceDto, ServiceTermDto } from '../../api/generated/model';

/** What is ordered of a service, and whether it is paid at once. */
export interface OrderChoice {
  termMonths: number;
  pay: boolean;
}

const USUAL_MONTHS = 12;

/** The term that is offered first. */
export function usualTerm({ terms }: Pick<ServiceDto, 'terms'>): ServiceTermDto | null {
  return terms.find(({ months }) => months === USUAL_MONTHS) ?? terms.at(-1) ?? null;
}

/** What is missing to pay the price, in fen; null before the balance is known. */
export function missingFor(price: number, balance: number | null): number | null {
  return balance === null ? null : Math.max(0, price - balance);
}

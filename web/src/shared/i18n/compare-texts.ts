import type { Language } from './languages';

/** The order in which readers of a language look for texts; numbers in them count by their value. */
export function textOrder(language: Language): (one: string, other: string) => number {
  return new Intl.Collator(language, { numeric: true }).compare;
}

import type { Language } from '../../src/shared/i18n/languages';

/** What services/bff/src/config/organisation reads from the file of a deployment. */
interface SchoolWith<Text> {
  name: Text;
  motto?: Text;
  about?: { title: Text; lead: Text; text: Text };
  address?: { text: Text; city?: string; country?: string };
  /** International, with spaces. */
  telephone?: string;
  email?: string;
  hours?: Text;
  social: { name: string; url: string }[];
  prices?: {
    currency: string;
    offers: { title: Text; amount: number; per: Text; points: Text[] }[];
    freePlaces?: { figure: Text; per: Text; text: Text };
  };
  imprint?: Text;
  logo?: Logo;
}

export interface Logo {
  /** The URL path. */
  path: string;
  mediaType: string;
  width: number;
  height: number;
}

export type Organisation = SchoolWith<Record<Language, string>>;
/** The school in the language of a page. */
export type School = SchoolWith<string>;

export function schoolIn(
  organisation: Organisation,
  language: Language,
  finish: (text: string) => string,
): School {
  const translate = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(translate);
    const text = (value as Partial<Record<Language, string>>)[language];
    if (text !== undefined) return finish(text);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, translate(inner)]));
  };
  return translate(organisation) as School;
}

const PLACE = /([\p{L}\p{M}])?\{school\}(\p{L})?/gu;
const LATIN = /[\p{Script=Latin}\d]/u;

/**
 * Puts the name into the texts of a catalogue, in place of `{school}`. Chinese and Khmer write their words without
 * spaces, and a name in Latin letters with spaces around it.
 */
export function withName<T>(texts: T, name: string): T {
  if (typeof texts === 'string') {
    return texts.replaceAll(PLACE, (_, before?: string, after?: string) => {
      const left = before !== undefined && LATIN.test(name.at(0) ?? '') ? ' ' : '';
      const right = after !== undefined && LATIN.test(name.at(-1) ?? '') ? ' ' : '';
      return `${before ?? ''}${left}${name}${right}${after ?? ''}`;
    }) as T;
  }
  const entries = Object.entries(texts as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, value]) => [key, withName(value, name)])) as T;
}

/**
 * With no zeros after the point of a whole number. Khmer texts write dollars as English ones do. The sign of the riel is
 * in no font of the other languages, which show its code.
 */
export function money(amount: number, currency: string, language: Language): string {
  const isRiel = currency === 'KHR';
  const isKhmer = language === 'km-KH';
  return new Intl.NumberFormat(isKhmer && !isRiel ? 'en-US' : language, {
    style: 'currency',
    currency,
    currencyDisplay: isRiel && !isKhmer ? 'code' : 'narrowSymbol',
    ...(Number.isInteger(amount) && { minimumFractionDigits: 0 }),
  }).format(amount);
}

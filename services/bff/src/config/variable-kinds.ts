import { z } from 'zod';

export const integer = (minimum: number, maximum: number) => {
  const error = `must be a whole number from ${minimum} to ${maximum}`;
  return z.coerce.number(error).int(error).min(minimum, error).max(maximum, error);
};
export const decimal = (minimum: number, maximum: number) => {
  const error = `must be a number from ${minimum} to ${maximum}`;
  return z.coerce.number(error).min(minimum, error).max(maximum, error);
};
export const secret = z
  .string()
  .min(32, 'must have at least 32 characters, for example from `openssl rand -base64 48`');

/** Comma-separated `kid:secret` pairs. The first key signs, all of them verify. */
export const keyRing = z
  .string()
  .transform((text) => text.split(',').map((pair) => /^([^:]*):(.*)$/s.exec(pair.trim())?.slice(1)))
  .pipe(z.array(z.tuple([z.string().min(1), secret])).min(1));

/** `name=value,name=value`, whose values may have characters as in addresses: `%2C` is a comma. */
export const pairs = z.string().transform((text, context) => {
  const found = text.split(',').map(pairOf);
  if (found.every((pair) => pair !== undefined)) return Object.fromEntries(found);
  context.addIssue({ code: 'custom', message: 'must be like name=value,name=value' });
  return z.NEVER;
});

function pairOf(text: string): [string, string] | undefined {
  const [, name, value] = /^\s*([^\s=]+)\s*=(.*)$/.exec(text) ?? [];
  if (name === undefined || value === undefined) return undefined;
  try {
    return [name, decodeURIComponent(value.trim())];
  } catch {
    return undefined;
  }
}

export const address = (example: string, protocol: RegExp) =>
  z.url({ protocol, error: `must be an address like ${example}` });
export const webAddress = (example: string) => address(example, /^https?$/);
export const withoutSlash = (url: string) => url.replace(/\/+$/, '');

const NETWORK_ENTRY = 'must be a list of host:port or ranges like 10.1.0.0/16, separated by commas';
/** Names or addresses with a port, and ranges of addresses. */
export const addressList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(
    z.array(
      z.union(
        [z.cidrv4(), z.cidrv6(), z.string().regex(/^([a-z\d.-]+|\[[\da-f:.]+\]):\d{1,5}$/)],
        NETWORK_ENTRY,
      ),
    ),
  );

const ORIGINS =
  'must be a list of origins like https://admin.sala.example, without a path or a / at the end, separated by commas';
/** As browsers write them in the header `Origin`. */
export const originList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .pipe(z.array(z.string().refine(isOrigin, ORIGINS)));

export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

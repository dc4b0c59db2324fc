/** The URL parser lets `;` and `,` into a host, which mean something in headers. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])$/i;

/** What the URL parser makes of an absolute http or https address; null if nothing that browsers open. */
export function webAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && HOST.test(url.hostname) ? url : null;
}

/** As {@link webAddress}, as text: what is stored of an address that people write. */
export function writtenAddress(text: string): string | null {
  return webAddress(text)?.href ?? null;
}

/** An origin as browsers send it. */
export function writtenOrigin(text: string): string | null {
  return webAddress(text)?.origin ?? null;
}

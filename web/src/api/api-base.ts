import { servedPrefixes } from './generated/model/addresses';

/** The origin of the API, where it is another than that of the page: web/build/api-base.ts. Otherwise empty. */
export const apiBase = typeof document === 'undefined' ? '' : writtenBase();

function writtenBase(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '';
}

/** What may be loaded or followed: files of the server, which it names by path, come from where the API is. */
export function atApi(address: string): string {
  return address.startsWith(`${servedPrefixes.api}/`) ? apiBase + address : address;
}

/** The addresses of a picture in several sizes. */
export function setAtApi(srcset: string): string {
  return srcset.replaceAll(/(?<=^|, ?)(?=\/api\/)/g, apiBase);
}

const ADDRESS_IN_TAG = /(?<=<[^>]* (?:src|srcset|href|poster)="(?:[^"]*, ?)?)(?=\/api\/)/g;

/** HTML of the server, with the files in it. */
export function htmlAtApi(html: string): string {
  return apiBase === '' ? html : html.replaceAll(ADDRESS_IN_TAG, apiBase);
}

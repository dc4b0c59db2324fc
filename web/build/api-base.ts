import type { Plugin } from 'vite';

const PLACE = '%API_BASE_URL%';

/**
 * Writes `VITE_API_BASE_URL` into the document, where the web reads it. The image of the web and the BFF find it there too:
 * deploy/images/web/entrypoint/19-api-base.envsh and services/bff/src/public/pages/api-base.ts.
 */
export function apiBase(value: string | undefined = process.env.VITE_API_BASE_URL): Plugin {
  const base = checkedBase(value ?? '');
  return {
    name: 'sala-api-base',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replaceAll(PLACE, () => base) },
  };
}

/** @throws Error if it is not an origin as browsers write it */
export function checkedBase(value: string): string {
  if (value === '' || (/^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value))
    return value;
  throw new Error(
    `VITE_API_BASE_URL: is "${value}", must be an origin like https://api.sala.example, without a path or a / at the end.`,
  );
}

import { StartupError } from '../../common/errors/startup-error.js';
import { PAGE_POLICY } from '../../common/http/security-headers.js';
import { isOrigin } from '../../config/variable-kinds.js';

/** As web/build/api-base.ts writes it. */
const API_BASE = /<meta name="api-base" content="([^"]*)"/;

/**
 * The policy of the product's pages, which names the origin of the API where the web was built for another one.
 * @throws StartupError if what was written into the document is no origin
 */
export function policyFor(html: string): typeof PAGE_POLICY {
  const base = API_BASE.exec(html)?.[1] ?? '';
  if (base === '') return PAGE_POLICY;
  if (!isOrigin(base)) {
    throw new StartupError(
      `SALA_WEB_DIR: its index.html names "${base}" as the origin of the API; build the web again with VITE_API_BASE_URL ` +
        'like https://api.sala.example, without a path or a / at the end.',
    );
  }
  const { imgSrc, mediaSrc, connectSrc } = PAGE_POLICY;
  return {
    ...PAGE_POLICY,
    imgSrc: [...imgSrc, base],
    mediaSrc: [...mediaSrc, base],
    connectSrc: [...connectSrc, base],
  };
}

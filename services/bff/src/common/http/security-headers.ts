import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { ASSETS_PREFIX, SERVED_PREFIXES } from './addresses.constants.js';
import { requestStep } from './request-step.js';

const NOTHING = ["'none'"];
const SELF = ["'self'"];

/** Pages may only run our own files. The token is in local storage, which any foreign script could read. */
export const PAGE_POLICY = {
  defaultSrc: NOTHING,
  scriptSrc: SELF,
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: SELF,
  fontSrc: SELF,
  connectSrc: SELF,
  manifestSrc: SELF,
  baseUri: NOTHING,
  formAction: SELF,
  frameAncestors: NOTHING,
  requireTrustedTypesFor: ["'script'"],
};

/** Swagger UI builds HTML from strings, which Trusted Types would forbid. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Scripts, pictures and answers of the API are not pages. The long policies would only add bytes. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

const DATA_PREFIXES = [ASSETS_PREFIX, SERVED_PREFIXES.api, SERVED_PREFIXES.delivery].map(
  (prefix) => `${prefix}/`,
);

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

type Headers = Record<string, string>;

/** Composed once, because they are the same for every request. A handler may still replace them. */
export const registerSecurityHeaders = requestStep(
  { name: 'securityHeaders', after: [] },
  (server: FastifyInstance) => {
    const common = { ...composedByHelmet(), 'cache-control': 'no-store' };
    const pages = { ...common, 'permissions-policy': PERMISSIONS_POLICY };
    const data = { ...common, 'content-security-policy': DATA_POLICY };
    const docs = { ...pages, 'content-security-policy': DOCS_POLICY };
    server.addHook('onRequest', ({ url }, reply, done) => {
      if (DATA_PREFIXES.some((prefix) => url.startsWith(prefix))) void reply.headers(data);
      else void reply.headers(url.startsWith(SERVED_PREFIXES.docs) ? docs : pages);
      done();
    });
  },
);

/** What the library would set on each response. */
function composedByHelmet(): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
    // The same as frame-ancestors, for browsers that do not know that.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  setHeaders(request, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

import fastifyHelmet from '@fastify/helmet';
import { type FastifyInstance } from 'fastify';
import { ASSETS_PREFIX, SERVED_PREFIXES } from './addresses.constants.js';

const NOTHING = ["'none'"];
const SELF = ["'self'"];

/** Pages may only run our own files. The token is in local storage, which any foreign script could read. */
const PAGE_POLICY = {
  defaultSrc: NOTHING,
  scriptSrc: SELF,
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
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

/** Scripts and pictures are not pages. The long policies would only add bytes. */
const ASSET_POLICY = "default-src 'none'; frame-ancestors 'none'";

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

export async function registerSecurityHeaders(server: FastifyInstance): Promise<void> {
  await server.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: PAGE_POLICY },
    // The same as frame-ancestors, for browsers that do not know that.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith(`${ASSETS_PREFIX}/`))
      void reply.header('content-security-policy', ASSET_POLICY);
    else void reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (request.url.startsWith(SERVED_PREFIXES.docs))
      void reply.header('content-security-policy', DOCS_POLICY);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

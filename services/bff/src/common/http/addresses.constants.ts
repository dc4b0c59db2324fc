/** What the BFF answers besides pages. The web's list is generated; its development server passes these on. */
export const SERVED_PREFIXES = {
  api: '/api',
  docs: '/docs',
  document: '/docs-json',
  health: '/healthz',
  readiness: '/readyz',
  startup: '/startupz',
  /** Where channels send what children did. */
  collect: '/collect',
  /** Where the forms of the public page post without script, and what answers them. */
  enquiryForms: '/enquiries',
  /** What channels read, in plain JSON. */
  delivery: '/delivery',
  /** The sample channel: what is delivered, as pages for children. */
  watch: '/watch',
} as const;

/** The document for generators of clients that know OpenAPI 3.0 only. */
export const DOCUMENT_30_ADDRESS = `${SERVED_PREFIXES.document}/3.0`;

/** Whether errors are problem details there instead of envelopes. */
export function isPlain(url: string): boolean {
  return url.startsWith(`${SERVED_PREFIXES.delivery}/`) || url.startsWith(`${SERVED_PREFIXES.collect}/`);
}

/** What orchestrators ask every few seconds. */
export const PROBES: ReadonlySet<string> = new Set([
  SERVED_PREFIXES.health,
  SERVED_PREFIXES.readiness,
  SERVED_PREFIXES.startup,
]);

/** Files of the built web that never change, because their names carry a hash. */
export const ASSETS_PREFIX = '/assets';

/** Where other systems send batches of records, whose bodies may be larger. */
export const BATCHES_ADDRESS = '/api/integration';

/** Addresses that answers contain, or that scripts use. */
export const LOGIN_ADDRESS = '/api/user/login';
export const AVATARS_ADDRESS = '/api/files/avatars';
export const PROGRAMME_COVERS_ADDRESS = '/api/files/programmes';
export const POLICY_DOWNLOADS_ADDRESS = '/api/files/policies';
export const CHAT_TRANSCRIPTS_ADDRESS = '/api/files/chat-transcripts';
export const AUDIT_FILES_ADDRESS = '/api/files/audit';
export const BILLING_FILES_ADDRESS = '/api/files/billing';
export const CERTIFICATION_DOCUMENTS_ADDRESS = '/api/files/certifications';
export const CONTENT_PICTURES_ADDRESS = '/api/files/content';
export const CONTENT_DOWNLOADS_ADDRESS = '/api/files/content-lists';

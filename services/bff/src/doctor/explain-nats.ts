import { type EventStreamSettings } from '../config/event-stream-settings.js';

interface Explanation {
  detail: string;
  advice: string;
}

/** Of Node and OpenSSL, where nobody that this machine trusts has signed the certificate. */
const UNKNOWN_AUTHORITY =
  /^(UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|(DEPTH_ZERO_)?SELF_SIGNED_CERT(_IN_CHAIN)?)$/;

const BY_CODE: [code: RegExp, explanation: Explanation][] = [
  [
    UNKNOWN_AUTHORITY,
    {
      detail: 'The certificate of NATS is signed by an authority that is not known here.',
      advice: 'Name the file of its certificate in NODE_EXTRA_CA_CERTS.',
    },
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    {
      detail: 'The certificate of NATS is for another name than that in SALA_EVENTS_URL.',
      advice: 'Use a name for which it was made, or make one for this name.',
    },
  ],
  [
    /^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/,
    { detail: 'The certificate of NATS is not valid now.', advice: 'Renew it, and check both clocks.' },
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    {
      detail: 'The name of the NATS server cannot be resolved.',
      advice: 'Check the host in SALA_EVENTS_URL, and the DNS of this machine.',
    },
  ],
  [
    /^ECONNREFUSED$/,
    {
      detail: 'Nothing listens at the address of NATS.',
      advice: 'Start the server, or check host and port in SALA_EVENTS_URL.',
    },
  ],
];

const NOT_ENCRYPTED: Explanation = {
  detail: 'NATS takes no encrypted connections, and SALA_EVENTS_URL asks for them.',
  advice: 'Give the server a certificate, or use nats:// where nobody else is on the network between.',
};
const UNANSWERED: Explanation = {
  detail: 'No NATS server answers.',
  advice: 'Check SALA_EVENTS_URL: host, port and firewall.',
};

/** Why NATS cannot be used, and what to do. */
export function explainNats(error: unknown, settings: EventStreamSettings): Explanation {
  if (!(error instanceof Error)) return UNANSWERED;
  if (error.name === 'AuthorizationError') return refused(settings);
  if (error.message.includes("does not support 'tls'")) return NOT_ENCRYPTED;
  const code = codeOf(error) ?? codeOf(error.cause) ?? '';
  return BY_CODE.find(([codes]) => codes.test(code))?.[1] ?? UNANSWERED;
}

function refused({ user, token, credentials }: EventStreamSettings): Explanation {
  const [what, where] =
    credentials !== undefined
      ? ['the credentials', 'SALA_EVENTS_CREDENTIALS']
      : token !== undefined
        ? ['the token', 'SALA_EVENTS_URL']
        : ['the user or the password', 'SALA_EVENTS_URL'];
  if (credentials ?? token ?? user)
    return { detail: `NATS does not accept ${what} in ${where}.`, advice: 'Check them on the server.' };
  return {
    detail: 'NATS lets in only whom it knows, and SALA_EVENTS_URL names nobody.',
    advice: 'Put user:password@ or token@ before the host, or set SALA_EVENTS_CREDENTIALS.',
  };
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

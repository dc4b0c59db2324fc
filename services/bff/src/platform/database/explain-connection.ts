import { StartupError } from '../../common/errors/startup-error.js';

const UNKNOWN_AUTHORITY =
  'its certificate is signed by an authority that is not known here; name the file with the certificate of that ' +
  'authority in PGSSLROOTCERT';

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; start PostgreSQL or correct host and port',
  ENOTFOUND: 'the host name is not known; correct it',
  EAI_AGAIN: 'the host name cannot be looked up; check the network',
  ETIMEDOUT: 'the host does not answer; check address and firewall',
  EHOSTUNREACH: 'there is no way to the host; check address and network',
  ENETUNREACH: 'there is no way to the host; check address and network',
  ECONNRESET: 'the connection was broken; see the log of the server',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  CERT_HAS_EXPIRED: 'its certificate has expired; renew it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name; use that name in the address',
  '28P01': 'the user name or password is wrong',
  '28000': 'the server does not let this user in',
  '3D000': 'the database does not exist; create it',
  '57P01': 'the server shuts down; start it again',
  '57P02': 'the server recovers from a crash; see its log if that takes long',
  '57P03': 'the server starts or recovers; see its log if that takes long',
  '53300': 'all connections of the server are taken; raise max_connections, or lower DATABASE_POOL_SIZE',
};

/** Reasons that go away without anybody who corrects a setting. */
const PASSING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

/**
 * Without a code of their own: node-postgres, whose connection ended before it was one, and PgBouncer, which has no
 * server to connect to.
 */
const PASSING_IN_WORDS = /Connection terminated|server_login_retry|server conn crashed|connect failed/;
/** PgBouncer repeats in such words what the server said, and that does not go away. */
const LASTING_IN_WORDS = /password|authentication|does not exist/;

/** What has no code of its own. */
const REASONS_IN_WORDS: [RegExp, string][] = [
  [/no encryption/i, 'the server lets in only encrypted connections; add ?sslmode=verify-full'],
  [/does not support SSL/i, 'the server does not encrypt; switch TLS on there, or leave out sslmode'],
];

/**
 * One sentence that explains why the database cannot be used. It never contains the password.
 * @param variable the one to correct
 */
export function explainConnection(variable: string, url: string, error: unknown): StartupError {
  const { host, pathname } = new URL(url);
  const inWords = REASONS_IN_WORDS.find(([pattern]) => pattern.test(detailOf(error)))?.[1];
  const reason =
    inWords ?? REASONS[codeOf(error)] ?? (hasTimedOut(error) ? 'the host does not answer' : detailOf(error));
  return new StartupError(`${variable}: cannot use the database${pathname} on ${host}: ${reason}.`, {
    cause: error,
  });
}

/** Whether the database may be usable soon, without anybody who corrects a setting. */
export function mayComeUp(error: unknown): boolean {
  const detail = detailOf(error);
  if (PASSING.has(codeOf(error)) || hasTimedOut(error)) return true;
  return PASSING_IN_WORDS.test(detail) && !LASTING_IN_WORDS.test(detail);
}

/** Whether there was no answer in time, from the server or from this process, which was busy. */
function hasTimedOut(error: unknown): boolean {
  return codeOf(error) === 'ETIMEDOUT' || /timeout/i.test(detailOf(error));
}

function codeOf(error: unknown): string {
  return Error.isError(error) && 'code' in error ? String(error.code) : '';
}

function detailOf(error: unknown): string {
  return Error.isError(error) ? error.message : String(error);
}

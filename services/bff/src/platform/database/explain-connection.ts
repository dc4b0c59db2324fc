import { StartupError } from '../../common/errors/startup-error.js';

const UNKNOWN_AUTHORITY =
  'its certificate is signed by an authority that is not known here; name the file with the certificate of that ' +
  'authority in PGSSLROOTCERT';

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; start PostgreSQL or correct host and port',
  ENOTFOUND: 'the host name is not known; correct it',
  EAI_AGAIN: 'the host name cannot be looked up; check the network',
  ETIMEDOUT: 'the host does not answer; check address and firewall',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  CERT_HAS_EXPIRED: 'its certificate has expired; renew it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name; use that name in the address',
  '28P01': 'the user name or password is wrong',
  '28000': 'the server does not let this user in',
  '3D000': 'the database does not exist; create it',
};

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

/** Whether there was no answer in time, from the server or from this process, which was busy. */
export function hasTimedOut(error: unknown): boolean {
  return codeOf(error) === 'ETIMEDOUT' || /timeout/i.test(detailOf(error));
}

function codeOf(error: unknown): string {
  return Error.isError(error) && 'code' in error ? String(error.code) : '';
}

function detailOf(error: unknown): string {
  return Error.isError(error) ? error.message : String(error);
}

import { StartupError } from '../../common/errors/startup-error.js';

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there; start PostgreSQL or correct host and port',
  ENOTFOUND: 'the host name is not known; correct it',
  EAI_AGAIN: 'the host name cannot be looked up; check the network',
  ETIMEDOUT: 'the host does not answer; check address and firewall',
  '28P01': 'the user name or password is wrong',
  '28000': 'the server does not let this user in',
  '3D000': 'the database does not exist; create it',
};

/**
 * One sentence that explains why the database cannot be used. It never contains the password.
 * @param variable the one to correct
 */
export function explainConnection(variable: string, url: string, error: unknown): StartupError {
  const { host, pathname } = new URL(url);
  const code = Error.isError(error) && 'code' in error ? String(error.code) : '';
  const detail = Error.isError(error) ? error.message : String(error);
  const reason = REASONS[code] ?? (/timeout/i.test(detail) ? 'the host does not answer' : detail);
  return new StartupError(`${variable}: cannot use the database${pathname} on ${host}: ${reason}.`, {
    cause: error,
  });
}

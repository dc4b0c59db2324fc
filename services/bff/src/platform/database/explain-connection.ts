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
  const reason =
    REASONS[codeOf(error)] ?? (hasTimedOut(error) ? 'the host does not answer' : detailOf(error));
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

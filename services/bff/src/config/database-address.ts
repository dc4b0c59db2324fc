import { accessSync, constants } from 'node:fs';
import { StartupError } from '../common/errors/startup-error.js';

/** What libpq calls those that everybody trusts, in place of a file. */
const PUBLIC_AUTHORITIES = 'system';

/**
 * An address of the database that node-postgres reads as libpq does, so that one address serves the product, psql and
 * pg_dump: `verify-full` looks at everything, and `require` at the certificate only if its authority is given.
 * @param rootCertificate file with the certificates of the authorities that may have signed that of the server;
 * without it, those that everybody trusts
 */
export function addressAsInLibpq(
  variable: string,
  address: string,
  rootCertificate: string | undefined,
): string {
  const url = new URL(address);
  const { searchParams } = url;
  const mode = searchParams.get('sslmode');
  const own = searchParams.get('sslrootcert');
  const authority = own ?? rootCertificate;
  const isPublic = authority === undefined || authority === PUBLIC_AUTHORITIES;
  if (mode === null && authority === undefined) return address;
  if (mode === null) {
    const name = own === null ? 'PGSSLROOTCERT' : 'sslrootcert';
    throw new StartupError(`${variable}: has no sslmode, but ${name} is set. Add sslmode=verify-full.`);
  }
  if (mode === 'disable') return address;
  if (mode === 'verify-ca' && isPublic)
    throw new StartupError(
      `${variable}: verify-ca needs a certificate in PGSSLROOTCERT. Or use verify-full.`,
    );
  searchParams.set('uselibpqcompat', 'true');
  if (isPublic) searchParams.delete('sslrootcert');
  else {
    assertReadable(own === null ? 'PGSSLROOTCERT' : variable, authority);
    searchParams.set('sslrootcert', authority);
  }
  return url.href;
}

function assertReadable(variable: string, file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new StartupError(`${variable}: the file ${file} cannot be read.`);
  }
}

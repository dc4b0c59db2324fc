import { accessSync, constants } from 'node:fs';
import { StartupError } from '../common/errors/startup-error.js';

/**
 * An address of the database that node-postgres reads as libpq does, so that one address serves the product, psql and
 * pg_dump: `require` encrypts without looking at the certificate, `verify-full` looks at everything.
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
  if (!searchParams.has('sslmode')) {
    if (rootCertificate === undefined) return address;
    throw new StartupError(
      `${variable}: has no sslmode, but PGSSLROOTCERT is set. Add ?sslmode=verify-full.`,
    );
  }
  if (searchParams.get('sslmode') === 'verify-ca' && !rootCertificate && !searchParams.has('sslrootcert'))
    throw new StartupError(
      `${variable}: verify-ca needs a certificate in PGSSLROOTCERT. Or use verify-full.`,
    );
  searchParams.set('uselibpqcompat', 'true');
  const own = searchParams.get('sslrootcert');
  if (own === 'system') searchParams.delete('sslrootcert');
  else if (own !== null) assertReadable(variable, own);
  else if (rootCertificate !== undefined && searchParams.get('sslmode') !== 'disable') {
    assertReadable('PGSSLROOTCERT', rootCertificate);
    searchParams.set('sslrootcert', rootCertificate);
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

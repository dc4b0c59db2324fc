import {
  certificateState,
  daysUntil,
  type CertificateState,
} from '../common/examination/judge-measurement.js';
import { type CertificateMeasurement } from '../common/examination/measurement.js';
import { type Config } from '../config/config.js';
import { fail, type Finding, ok, warn } from './finding.js';
import { measureCertificates } from './measure/measure-certificates.js';
import { isHere } from './near-hosts.js';

const SUBJECT = 'certificates';
const VARIABLES = { publicAddress: 'SALA_PUBLIC_URL', database: 'DATABASE_URL' } as const;

/** How long the certificates hold of the public address and of the database. */
export async function examineCertificates(config: Config): Promise<Finding[]> {
  const now = new Date();
  return (await measureCertificates(config)).flatMap((measured) => {
    const finding = assess(measured, certificateState(measured, now), now);
    return finding === undefined ? [] : [finding];
  });
}

function assess(measured: CertificateMeasurement, state: CertificateState, now: Date): Finding | undefined {
  const { owner, address, certificate } = measured;
  const variable = VARIABLES[owner];
  const isDatabase = owner === 'database';
  // The examination of the database says so, and that of the encryption.
  if (isDatabase && (state === 'away' || state === 'plain' || state === 'untrusted')) return undefined;
  if (state === 'away') {
    const advice = `Check ${variable}, and whether this process may connect there; people may reach it all the same.`;
    return warn(SUBJECT, `${variable}: ${address} cannot be reached from here.`, advice);
  }
  if (certificate === null) {
    const detail = `${variable}: ${address} is not encrypted.`;
    const isPrivate = isHere(address.replace(/:\d*$/, ''));
    return isPrivate
      ? ok(SUBJECT, detail)
      : warn(SUBJECT, detail, `End TLS before the product, and set ${variable} to https://.`);
  }
  const days = daysUntil(certificate.validUntil, now);
  const detail = `${variable}: the certificate of ${certificate.subject} ends in ${days} days.`;
  if (state === 'expired')
    return fail(SUBJECT, `${variable}: the certificate of ${certificate.subject} has expired.`, 'Renew it.');
  if (state === 'untrusted') {
    const advice = 'Use one of an authority that browsers trust, with its intermediate certificates.';
    return warn(SUBJECT, `${variable}: the certificate of ${address} is not trusted from here.`, advice);
  }
  return state === 'expiring'
    ? warn(SUBJECT, detail, 'Renew it, or see why it is not renewed.')
    : ok(SUBJECT, detail);
}

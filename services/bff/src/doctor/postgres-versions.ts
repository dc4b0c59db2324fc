import { type FindingSubject } from '../common/examination/finding-subjects.constants.js';
import { fail, type Finding, ok, warn } from './finding.js';
import { POSTGRES_VERSIONS } from './postgres-versions.constants.js';

/** @param version the major version of a server */
export function judgePostgresVersion(subject: FindingSubject, version: number): Finding {
  const { oldest, newest } = POSTGRES_VERSIONS;
  if (version < oldest)
    return fail(subject, `PostgreSQL ${version} is too old.`, `Use PostgreSQL ${oldest} to ${newest}.`);
  if (version > newest)
    return warn(
      subject,
      `PostgreSQL ${version} is newer than this version of Sala was tested with.`,
      `Use PostgreSQL ${oldest} to ${newest}, or a newer version of Sala.`,
    );
  return ok(subject, `PostgreSQL ${version} answers.`);
}

import { StartupError } from '@sala/postgres';
import terminal from '../../../scripts/launcher/terminal.cjs';
import { programsOfDebian } from '../../postgres/majors/programs-of-debian.ts';
import { rehearseUpgrade } from '../../postgres/majors/rehearse-upgrade.ts';
import type { Part } from '../part.ts';
import { count } from '../table.ts';

/** What an upgrade of PostgreSQL takes, and that it loses nothing. */
export const upgrade: Part = {
  name: 'upgrade',
  title: 'What was rehearsed',
  document: 'docs/operations/upgrade-postgresql.md',
  method:
    "With the demo's data on servers of Debian's packages, by `npm run bench -- --only upgrade --write`. `npm run test:long` does " +
    'the same and fails if a table differs. Downtime is from the moment in which nothing may be written any more, to a server of ' +
    'the new version with the data; then the product starts, somebody logs in, reads and writes.',
  async measure() {
    const programs = await programsOfDebian(terminal.say);
    if (typeof programs === 'string')
      throw new StartupError(`The upgrade cannot be rehearsed here: ${programs}.`);
    const { versions, tables, rows, auditEntries, databaseMegabytes, ways } = await rehearseUpgrade(
      programs.root,
      terminal.say,
    );
    const whole = `${count(rows)} rows, ${count(auditEntries)} of them of the audit log`;
    return {
      postgres: `${versions}, ${count(databaseMegabytes)} MB in ${tables} tables (${whole})`,
      columns: ['way', 'steps', 'downtime', 'product ready after', 'tables that are equal'],
      rows: ways.map(({ name, steps, seconds, readySeconds, equalTables }) => [
        name,
        steps,
        `${seconds.toFixed(1)} s`,
        `${readySeconds.toFixed(1)} s`,
        `${equalTables} of ${equalTables}`,
      ]),
    };
  },
};

import { StartupError } from '@sala/postgres';
import terminal from '../../../scripts/launcher/terminal.cjs';
import { programsOfDebian } from '../../postgres/majors/programs-of-debian.ts';
import { MANY_SETS } from '../many-policies.ts';
import type { Part } from '../part.ts';
import { count, type Table } from '../table.ts';
import { measureArchive } from './archive.ts';
import { measureDumps, type Recovery } from './dumps.ts';

/** What each way of backup takes, how fast it brings the product back, and what is lost. */
export const recovery: Part = {
  name: 'recovery',
  title: 'How long it takes, and what is lost',
  document: 'docs/operations/backup.md',
  method:
    "By `npm run bench -- --only recovery --write`, on servers of Debian's package on the loopback, while somebody writes as fast as " +
    'the product answers. The server is lost the moment the backup has ended. RTO is from then to a ready product on a new server, without ' +
    'the time that people need to decide. RPO is what was acknowledged and is gone, at the end of the backup; the worst case is that and ' +
    'the time between two backups. The bucket is an S3 server on the same machine, so add the time of your network for the size.',
  async measure() {
    const programs = await programsOfDebian(terminal.say);
    if (typeof programs === 'string') throw new StartupError(`Nothing can be restored here: ${programs}.`);
    const rows: Recovery[] = [
      ...(await measureDumps(programs.root, 'the demo', {})),
      await measureArchive(programs.root),
      ...(await measureDumps(programs.root, `${count(MANY_SETS)} sets`, {
        SALA_SEED_POLICIES: String(MANY_SETS),
      })),
    ];
    return tableOf(rows);
  },
};

export function tableOf(rows: Recovery[]): Table {
  return {
    postgres: rows[0]?.version ?? '',
    columns: ['way', 'data', 'database', 'backup takes', 'its size', 'RTO', 'RPO', 'worst RPO'],
    rows: rows.map(
      ({ way, data, megabytes, backupSeconds, backupMegabytes, rtoSeconds, rpoSeconds, worst }) => [
        way,
        data,
        `${count(megabytes)} MB`,
        `${backupSeconds.toFixed(1)} s`,
        `${backupMegabytes.toFixed(1)} MB`,
        `${rtoSeconds.toFixed(1)} s`,
        `${rpoSeconds.toFixed(1)} s`,
        worst,
      ],
    ),
  };
}

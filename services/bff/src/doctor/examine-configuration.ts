import { backup } from '../config/backup.schema.js';
import { environmentSchema } from '../config/config.schema.js';
import { Config } from '../config/config.js';
import { fail, type Finding, ok, warn } from './finding.js';

const SUBJECT = 'configuration';
const OURS = /^(SALA|DATABASE|JWT|SMTP|MAIL)_/;
/** Read by `npm start`, put into the addresses of the database by the Helm chart, and read by the commands for backups. */
const OF_OTHERS = ['SALA_DATA_DIR', 'DATABASE_PASSWORD', ...Object.keys(backup)];

export function examineConfiguration(variables: NodeJS.ProcessEnv): Finding[] {
  const problems = Config.problems(variables);
  return [
    ...problems.map((problem) =>
      fail(SUBJECT, problem, 'Correct this variable; docs/configuration.md lists all.'),
    ),
    ...(problems.length === 0 ? [ok(SUBJECT, 'All variables are valid.')] : []),
    ...unknownNames(variables).map((name) =>
      warn(SUBJECT, `${name}: there is no such variable.`, 'Correct its name, or remove it.'),
    ),
  ];
}

function unknownNames(variables: NodeJS.ProcessEnv): string[] {
  const known = new Set(Object.keys(environmentSchema.shape).flatMap((name) => [name, `${name}_FILE`]));
  const isUnknown = (name: string) => OURS.test(name) && !known.has(name) && !OF_OTHERS.includes(name);
  return Object.keys(variables).filter(isUnknown);
}

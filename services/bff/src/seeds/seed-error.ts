import { QueryFailedError } from 'typeorm';
import { StartupError } from '../common/errors/startup-error.js';

const SHOWN = 200;
/** `string_data_right_truncation`: PostgreSQL names neither the column nor the value. */
const TOO_LONG = '22001';

interface PostgresError {
  code?: string;
  message: string;
  detail?: string;
  table?: string;
  column?: string;
  constraint?: string;
}

/** Classes of errors about values: `data_exception` and `integrity_constraint_violation`. */
const ABOUT_VALUES = /^2[23]/;

/** The seed and the value that the database refused, in a few lines. Another error stays as it is. */
export function seedError(seed: string, error: unknown): unknown {
  if (!(error instanceof QueryFailedError)) return error;
  const { code = '', message, detail, table, column, constraint } = error.driverError as PostgresError;
  if (!ABOUT_VALUES.test(code)) return error;
  const place = [table, column ?? constraint].filter((part) => part !== undefined).join('.');
  const value = code === TOO_LONG ? longestOf(Object.values(error.parameters ?? {})) : detail;
  const lines = [
    `The seed ${seed} has a value that the database refuses${place === '' ? '' : ` (${place})`}: ${message}.`,
    ...(value === undefined ? [] : [cut(value)]),
  ];
  return new StartupError(lines.join('\n'), { cause: error });
}

function longestOf(parameters: readonly unknown[]): string | undefined {
  const texts = parameters.filter((value) => typeof value === 'string');
  return texts.toSorted((a, b) => b.length - a.length)[0];
}

const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

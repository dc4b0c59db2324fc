import { z } from 'zod';
import { decimal, integer } from './variable-kinds.ts';

/** The others that libpq knows, `allow` and `prefer`, leave open whether the connection is encrypted. */
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

const databaseUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'must be an address like postgres://user:password@host:5432/name',
    abort: true,
  })
  .refine(
    (address) => {
      const mode = new URL(address).searchParams.get('sslmode');
      return mode === null || SSL_MODES.includes(mode);
    },
    `must have an sslmode of ${SSL_MODES.join(', ')}, or none`,
  );

/** How the database is reached, and who migrates it. */
export const database = {
  DATABASE_URL: databaseUrl.describe(
    'PostgreSQL 17 or newer, as `postgres://user:password@host:5432/name`. May lead through PgBouncer in transaction ' +
      'mode if `DATABASE_LISTEN_URL` is set. Without it, `npm start` runs an embedded server.',
  ),
  DATABASE_LISTEN_URL: databaseUrl
    .optional()
    .describe(
      'Straight to the primary, because notifications belong to one connection of the server. Without it, `DATABASE_URL`.',
    ),
  DATABASE_READ_URL: databaseUrl
    .optional()
    .describe('A streaming replica of the primary, for reads that may be a second old.'),
  DATABASE_MIGRATE_URL: databaseUrl
    .optional()
    .describe(
      'Straight to the primary, as a role that may create tables: for migrations and seeds. Without it, `DATABASE_LISTEN_URL`.',
    ),
  PGSSLROOTCERT: z
    .string()
    .optional()
    .describe(
      'As for libpq: a file with the certificates of the authorities that may have signed that of the database, or `system` ' +
        '(see [An encrypted connection](operations/database.md#an-encrypted-connection-to-the-database)).',
    ),
  DATABASE_POOL_SIZE: integer(1, 200).default(10).describe('The number of connections of one process.'),
  DATABASE_CONNECT_SECONDS: decimal(0.1, 30)
    .default(1.5)
    .describe(
      'How long a request waits for a connection, free or new, before it answers 503. For a database that is far away, or a ' +
        'machine that does much else.',
    ),
  DATABASE_WAIT_SECONDS: integer(0, 600)
    .default(30)
    .describe(
      'How long a start waits for a database that does not answer yet. A wrong password or name is refused at once.',
    ),
  DATABASE_STATEMENTS: z
    .enum(['named', 'unnamed'])
    .optional()
    .describe(
      'Whether connections keep the statements of frequent reads under a name. Behind PgBouncer, `named` needs 1.21 or ' +
        'newer. Without it, `named` unless `DATABASE_LISTEN_URL` is another address.',
    ),
  SALA_MIGRATE: z
    .enum(['startup', 'off'])
    .default('startup')
    .describe('`off` where a job runs the migrations.'),
};

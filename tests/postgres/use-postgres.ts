// node use-postgres.ts <data directory>: uses the server until SIGTERM and prints its address.
import { startPostgres } from '@sala/postgres';

const [, , dataDir = ''] = process.argv;
const postgres = await startPostgres({ dataDir });
process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
// Keeps the process alive. The supervisor alone does not.
setInterval(() => undefined, 60_000);
process.stdout.write(`${postgres.url}\n`);

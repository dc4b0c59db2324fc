import { Config } from '../config/config.js';
import { prepareDatabase } from '../prepare-database.js';
import { type Command, EXIT } from './command.js';

export const migrate: Command = {
  summary: 'Run the migrations that the database lacks, and the seeds of SALA_SEED, and exit.',
  options: {},
  async run(_given, variables) {
    await prepareDatabase(Config.parse({ ...variables, SALA_MIGRATE: 'startup' }));
    return EXIT.success;
  },
};

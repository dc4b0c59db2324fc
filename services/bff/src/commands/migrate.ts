import { Config } from '../config/config.js';
import { prepareDatabase } from '../prepare-database.js';
import { EXIT, type Run } from './command.js';

export const migrate: Run = async (_given, variables) => {
  await prepareDatabase(Config.parse({ ...variables, SALA_MIGRATE: 'startup' }));
  return EXIT.success;
};

import { randomBytes } from 'node:crypto';
import { Config } from '../config/config.js';
import { prepareDatabase } from '../prepare-database.js';
import { EXIT, type Run } from './command.js';

export const migrate: Run = async (_given, variables) => {
  // Nothing is signed here, so a migration needs no session key.
  const JWT_SECRET = randomBytes(48).toString('base64url');
  await prepareDatabase(Config.parse({ JWT_SECRET, ...variables, SALA_MIGRATE: 'startup' }));
  return EXIT.success;
};

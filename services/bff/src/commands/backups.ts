import { fetchBackup } from '../backup/fetch-backup.js';
import { sendBackup } from '../backup/send-backup.js';
import { EXIT, type Run } from './command.js';

export const send: Run = async (_given, variables) => {
  process.stdout.write(`backup: ${await sendBackup(variables)} is in the bucket\n`);
  return EXIT.success;
};

export const fetch: Run = async (_given, variables) => {
  process.stdout.write(`backup: ${await fetchBackup(variables)} is fetched\n`);
  return EXIT.success;
};

import { AppError } from '../errors/app-error.js';
import { serveJob } from '../limited/serve-job.js';
import { readTable } from './read-table.js';
import { type TableAnswer, type TableJob } from './table-job.js';

serveJob<TableJob, TableAnswer>(async ({ bytes, reading }) => {
  try {
    return { table: await readTable(Buffer.from(bytes), reading) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { reason, params, data } = error;
    return { refusal: { reason, params, data } };
  }
});

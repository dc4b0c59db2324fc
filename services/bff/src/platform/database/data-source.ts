import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options.js';

/** For the TypeORM command line only: `typeorm migration:generate -d dist/platform/database/data-source.js`. */
export default new DataSource(dataSourceOptions(process.env.DATABASE_URL ?? '', 1));

import { DataSource } from 'typeorm';
import { ENTITIES } from './app.entities.js';
import { dataSourceOptions } from './platform/database/data-source-options.js';

/** For the TypeORM command line only: `typeorm migration:generate -d dist/data-source.js`. */
export default new DataSource(dataSourceOptions(process.env.DATABASE_URL ?? '', 1, ENTITIES));

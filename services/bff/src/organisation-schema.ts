import { writeFileSync } from 'node:fs';
import { organisationJsonSchema } from './config/organisation/organisation.schema.js';

/** Writes the JSON Schema of the organisation file: `node dist/organisation-schema.js <file>`. */
const [, , file] = process.argv;
if (file === undefined) throw new Error('Say where to write: node dist/organisation-schema.js <file>');

writeFileSync(file, `${JSON.stringify(organisationJsonSchema(), null, 2)}\n`);

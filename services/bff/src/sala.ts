import './common/metadata-of-decorators.js';
import { run } from './commands/run.js';

/** The command line of the BFF: `node dist/sala.js <command>`. */
process.exitCode = await run(process.argv.slice(2), process.env);

/**
 * For `npm run dev`: loads the packages of a workspace, waits to be told to start, and then runs its compiled modules as
 * `sala serve`. Two thirds of a start are the packages, so that the next process is warm before the next edit.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , folder = '', compileCache = ''] = process.argv;
enableCompileCache(compileCache);
// Who started it is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const told = once(process, 'message');
const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  dependencies?: Record<string, string>;
};
for (const name of Object.keys(dependencies)) await import(name).catch(() => undefined);
await told;
process.channel?.unref();
process.argv.splice(2, Infinity, 'serve');
await import(pathToFileURL(join(folder, 'dist/sala.js')).href);

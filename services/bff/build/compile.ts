/** `node build/compile.ts` in services/bff: compiles the modules. Their types are checked by `npm test -- --only types`. */
import { resolve } from 'node:path';
import { compileModules } from './compile-modules.ts';

await compileModules(resolve(import.meta.dirname, '..'));

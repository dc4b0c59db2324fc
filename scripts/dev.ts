// npm run dev: BFF and web watch their sources. Vite serves the web and proxies API calls to the BFF. Types are checked beside.
import { join } from 'node:path';
import { buildMissing } from './build/build-changed.ts';
import { runLabelled, sayLabelled } from './dev/run-labelled.ts';
import { serveModules } from '../services/bff/build/serve-modules.ts';
import { explainFailure } from './explain-failure.ts';
import { CACHE, ROOT } from './root.ts';
import { findProgram } from './run-program.ts';
import { addressOf, assertPortIsFree } from './start/address.ts';
import { readEnvironment } from './start/environment.ts';
import { greet } from './start/greeting.ts';
import { claimDataDirectory, provide } from './start/provisions.ts';
import { listenForStop } from './stop-signal.ts';

const TYPES = [
  ...['--project', 'services/bff', '--noEmit', '--watch', '--preserveWatchOutput'],
  ...['--incremental', '--tsBuildInfoFile', join(CACHE, 'dev/types.tsbuildinfo')],
];

async function develop(stop: AbortSignal): Promise<void> {
  const web = readEnvironment(process.env);
  const bff = { SALA_PUBLIC_URL: addressOf(web), ...web, PORT: process.env.SALA_BFF_PORT ?? '3001' };
  for (const side of [web, bff]) await assertPortIsFree(side);
  const dataDirectory = await claimDataDirectory(web);
  // The BFF answers the forms of the public page with pages of the built web, which may be older than the sources.
  await buildMissing('web', stop);

  const provisions = await provide(web, dataDirectory);
  try {
    const vite = [findProgram('vite', 'web'), 'web', '--host', web.HOST, '--port', web.PORT];
    const modules = {
      folder: join(ROOT, 'services/bff'),
      env: { ...bff, ...provisions.variables },
      url: addressOf(bff),
      say: (line: string) => {
        sayLabelled('bff', line);
      },
      onFirstStart: () => {
        greet(addressOf(web), web, dataDirectory);
        void runLabelled('types', [findProgram('tsc'), ...TYPES], {
          env: process.env,
          stop,
          isPatient: true,
        });
      },
    };
    await Promise.all([
      serveModules(modules, stop),
      runLabelled('web', vite, { env: { ...web, SALA_BFF_URL: addressOf(bff) }, stop }),
    ]);
  } finally {
    await provisions.release();
  }
}

const stop = listenForStop();
await develop(stop).catch((error: unknown) => {
  if (!stop.aborted) explainFailure(error);
});
process.exit();

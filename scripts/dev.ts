// npm run dev: BFF and web watch their sources. Vite serves the web and proxies API calls to the BFF.
import { buildChanged, forgetBuild } from './build/build-changed.ts';
import { runLabelled } from './dev/run-labelled.ts';
import { explainFailure } from './explain-failure.ts';
import { findProgram } from './run-program.ts';
import { addressOf, assertPortIsFree } from './start/address.ts';
import { readEnvironment } from './start/environment.ts';
import { greet } from './start/greeting.ts';
import { claimDataDirectory, provide } from './start/provisions.ts';
import { listenForStop } from './stop-signal.ts';

async function develop(stop: AbortSignal): Promise<void> {
  const web = readEnvironment(process.env);
  const bff = { ...web, PORT: process.env.SALA_BFF_PORT ?? '3001' };
  for (const side of [web, bff]) await assertPortIsFree(side);
  const dataDirectory = await claimDataDirectory(web);
  // The BFF answers the forms of the public page with pages of the built web.
  await buildChanged(['bff', 'web'], stop);
  // From here on the compiler writes there on its own.
  forgetBuild('bff');

  const provisions = await provide(web, dataDirectory);
  try {
    const vite = [findProgram('vite', 'web'), 'web', '--host', web.HOST, '--port', web.PORT];
    const tsc = [
      findProgram('tsc'),
      '-p',
      'services/bff/tsconfig.build.json',
      '--watch',
      '--preserveWatchOutput',
    ];
    const watch = Promise.all([
      runLabelled('tsc', tsc, process.env, stop),
      runLabelled(
        'bff',
        ['--watch', 'services/bff/dist/sala.js', 'serve'],
        { ...bff, ...provisions.variables },
        stop,
      ),
      runLabelled('web', vite, { ...web, SALA_BFF_URL: addressOf(bff) }, stop),
    ]);
    greet(addressOf(web), web, dataDirectory);
    await watch;
  } finally {
    await provisions.release();
  }
}

const stop = listenForStop();
await develop(stop).catch((error: unknown) => {
  if (!stop.aborted) explainFailure(error);
});
process.exit();

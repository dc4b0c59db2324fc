// npm start: runs the whole product in this process, with its own database.
import { buildChanged } from './build/build-changed.ts';
import { explainFailure } from './explain-failure.ts';
import { assertPortIsFree } from './start/address.ts';
import { readEnvironment } from './start/environment.ts';
import { claimDataDirectory } from './start/provisions.ts';
import { serve } from './start/serve.ts';
import { listenForStop } from './stop-signal.ts';

async function start(stop: AbortSignal): Promise<void> {
  const environment = readEnvironment(process.env);
  await assertPortIsFree(environment);
  const dataDirectory = await claimDataDirectory(environment);
  await buildChanged(['bff', 'web'], stop);
  stop.throwIfAborted();
  await serve(environment, dataDirectory, stop);
}

const stop = listenForStop();
await start(stop).catch((error: unknown) => {
  if (!stop.aborted) explainFailure(error);
});
process.exit();

// npm start: runs the whole product in this process, with its own database.
import { buildChanged } from './build/build-changed.ts';
import { explainFailure } from './explain-failure.ts';
import terminal from './launcher/terminal.cjs';
import { addressOf, assertPortIsFree } from './start/address.ts';
import { readEnvironment } from './start/environment.ts';
import { greet } from './start/greeting.ts';
import { loadBff } from './start/load-bff.ts';
import { claimDataDirectory, provide } from './start/provisions.ts';
import { listenForStop, stopped } from './stop-signal.ts';

async function start(stop: AbortSignal): Promise<void> {
  const environment = readEnvironment(process.env);
  await assertPortIsFree(environment);
  const dataDirectory = await claimDataDirectory(environment);
  await buildChanged(['bff', 'web'], stop);
  stop.throwIfAborted();

  const provisions = await provide(environment, dataDirectory, () => {
    // Loaded once. If it fails, that is reported below.
    loadBff().catch(() => undefined);
  });
  try {
    stop.throwIfAborted();
    const bff = await terminal.step('Migrate, seed, listen', async () => {
      const built = await loadBff();
      return built.startBff({ ...environment, ...provisions.variables });
    });
    // With PORT=0 the system has chosen one.
    greet(addressOf({ ...environment, PORT: new URL(bff.url).port }), environment, dataDirectory);
    await stopped(stop);
    terminal.say();
    await terminal.step('Answer what is under way', () => bff.close());
  } finally {
    await provisions.release();
  }
}

const stop = listenForStop();
await start(stop).catch((error: unknown) => {
  if (!stop.aborted) explainFailure(error);
});
process.exit();

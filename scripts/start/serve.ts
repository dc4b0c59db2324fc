import terminal from '../launcher/terminal.cjs';
import { stopped } from '../stop-signal.ts';
import { addressOf } from './address.ts';
import type { Environment } from './environment.ts';
import { greet } from './greeting.ts';
import { loadBff } from './load-bff.ts';
import { provide } from './provisions.ts';

/** Runs the built product in this process until it is to stop, with its own database unless the environment names one. */
export async function serve(
  environment: Environment,
  dataDirectory: string | undefined,
  stop: AbortSignal,
): Promise<void> {
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

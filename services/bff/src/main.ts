import { startBff } from './bootstrap.js';
import { StartupError } from './common/errors/startup-error.js';

try {
  const bff = await startBff(process.env);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void bff.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

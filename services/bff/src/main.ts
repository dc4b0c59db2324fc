import { startBff } from './bootstrap.js';
import { StartupError } from './common/errors/startup-error.js';
import { loggableError } from './platform/logging/loggable-error.js';

// By default, Node would print all properties of the error, including the parameters of an SQL statement.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${JSON.stringify({ level: 60, time: Date.now(), err: loggableError(error) })}\n`);
  process.exit(1);
});

try {
  const bff = await startBff(process.env);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void bff.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(
    `${error instanceof StartupError ? error.message : JSON.stringify(loggableError(error))}\n`,
  );
  process.exitCode = 1;
}

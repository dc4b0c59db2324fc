import { once } from 'node:events';
import { startBff } from '../bootstrap.js';
import { loggableError } from '../platform/logging/loggable-error.js';
import { EXIT, type Run } from './command.js';
import { failureText } from './failure-text.js';

export const serve: Run = async (_given, variables) => {
  let hasStarted = false;
  // By default, Node would print all properties of the error, including the parameters of an SQL statement.
  process.on('uncaughtException', (error) => {
    const log = () => JSON.stringify({ level: 60, time: Date.now(), err: loggableError(error) });
    // A connection that ends between two statements of the start has nobody who waits for it.
    const told = hasStarted ? Promise.resolve(log()) : failureText(error).catch(log);
    void told.then((text) => {
      process.stderr.write(`${text}\n`);
      process.exit(EXIT.failure);
    });
  });
  // From the beginning: the kernel ignores the default action of signals in process 1 of a container.
  const told = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  const bff = await Promise.race([startBff(variables), told.then(() => undefined)]);
  hasStarted = true;
  await told;
  await bff?.close();
  // What an unresponsive database keeps open must not keep the process.
  process.exit(EXIT.success);
};

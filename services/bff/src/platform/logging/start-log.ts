import { pino, type Logger } from 'pino';
import { type Config } from '../../config/config.js';
import { boundedLine } from './bounded-line.js';
import { loggableError } from './loggable-error.js';

/** The log before there is an application, and of commands that need none. Its lines are like those of the application. */
export function startLog({ logLevel: level }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level, serializers: { err: loggableError }, hooks: { streamWrite: boundedLine } });
}

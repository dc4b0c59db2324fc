import { StartupError } from '../common/errors/startup-error.js';
import { loggableError } from '../platform/logging/loggable-error.js';

/** What is printed of the error that ends a command: one sentence where it says what to do, otherwise all of it as JSON. */
export async function failureText(error: unknown): Promise<string> {
  if (error instanceof StartupError) return error.message;
  // Loaded here, because most commands end well.
  const { toAppError } = await import('../common/errors/to-app-error.js');
  const { reason } = toAppError(error);
  if (reason !== 'unavailable' || !(error instanceof Error)) return JSON.stringify(loggableError(error));
  return `The database, or another server that is needed, went away: ${error.message}. Start again when it answers; \`sala doctor\` says which one does not.`;
}

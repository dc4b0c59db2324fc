/** The server cannot start. The message says why and what to do, in one sentence, and is printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

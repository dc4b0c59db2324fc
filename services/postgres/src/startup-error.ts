/** An error that a person can fix. The message is one sentence that says how. No stack trace is shown. */
export class StartupError extends Error {
  override name = 'StartupError';
}

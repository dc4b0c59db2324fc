/** What a person can put right. The message is one sentence that says how; no stack trace is shown. */
export class StartupError extends Error {
  override name = 'StartupError';
}

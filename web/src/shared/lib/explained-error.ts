/** What failed without the server. Its message is a sentence for the person, in the current language. */
export class ExplainedError extends Error {
  override readonly name = 'ExplainedError';
}

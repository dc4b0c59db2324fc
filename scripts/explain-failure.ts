/**
 * Prints an error and sets exit code 1. An error that a person can fix (a StartupError, ours or the BFF's) is printed
 * as one sentence. Any other error is a bug and is printed with its stack.
 */
export function explainFailure(error: unknown): void {
  const isExpected = error instanceof Error && error.name === 'StartupError';
  console.error(isExpected ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/**
 * Prints what went wrong and lets the process end with exit code 1. What a person can put right (a StartupError,
 * ours or the BFF's) is one sentence; anything else is a fault of ours, which needs its stack.
 */
export function explainFailure(error: unknown): void {
  const isExpected = error instanceof Error && error.name === 'StartupError';
  console.error(isExpected ? `\n${error.message}` : error);
  process.exitCode = 1;
}

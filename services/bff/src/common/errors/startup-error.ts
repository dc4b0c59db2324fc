/** Says in one sentence why the server cannot start and what to do. Printed as it is, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

import { ERROR_CODES, type ErrorName } from './error-codes.js';

export type MessageParams = Record<string, string | number>;

/**
 * The one error that services throw. It carries no text: the error filter looks up status, log level and the
 * message in the reader's language by `reason`.
 */
export class AppError extends Error {
  constructor(
    readonly reason: ErrorName,
    readonly params: MessageParams = {},
    /** `data` of the envelope, if the contract defines it: field errors, or the current state of a conflict. */
    readonly data: unknown = null,
    options?: ErrorOptions,
  ) {
    super(reason, options);
    this.name = 'AppError';
  }

  get definition() {
    return ERROR_CODES[this.reason];
  }
}

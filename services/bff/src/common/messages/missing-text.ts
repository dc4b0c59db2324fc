import { Logger } from '@nestjs/common';

/** A text that is missing fails a test. In a running server it is logged as an error, and the answer goes out. */
export function reportMissingText(problem: string): void {
  if (process.env.NODE_ENV === 'test') throw new Error(problem);
  new Logger('Messages').error(problem);
}

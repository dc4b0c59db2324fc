import { Logger } from '@nestjs/common';

const logger = new Logger('Messages');

/** What happens where a text is missing: it is logged as an error, and the answer goes out. A test fails instead. */
export const missingText = {
  report(problem: string): void {
    logger.error(problem);
  },
};

import { type OutboxKind } from '../outbox/outbox-kind.js';
import { type Mail } from './mail.js';

/** Its time limit is longer than those of the connection together. */
export const MAIL: OutboxKind<Mail> = {
  name: 'mail',
  atATime: { all: 4, ofOneLane: 4 },
  timeoutSeconds: 90,
  retry: { firstSeconds: 5, longestSeconds: 600 },
  deadlineSeconds: 24 * 3_600,
};

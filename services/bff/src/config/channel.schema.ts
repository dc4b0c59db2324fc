import { z } from 'zod';

export const channel = {
  SALA_CHANNEL: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether `/watch` shows what is online to everybody, in three languages, by a channel of its own. ' +
        'An administrator who revokes that channel closes the pages for good.',
    ),
};

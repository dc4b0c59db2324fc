import { z } from 'zod';
// Scripts read this file without compiling it, so its imports end as the sources do.
import { integer } from './variable-kinds.ts';

/** What a start makes. */
export const seeds = {
  SALA_SEED: z
    .enum(['demo', 'base', 'off'])
    .default('base')
    .describe('The data that a start makes. `npm start` sets `demo`, which is refused in production.'),
  SALA_FIRST_ADMIN_LOGIN: z
    .string()
    .regex(/^[^\s]{1,64}$/, 'must have 1 to 64 characters and no spaces')
    .optional()
    .describe('The administrator that the base seed creates while there is none.'),
  SALA_FIRST_ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have 12 to 128 characters')
    .max(128, 'must have 12 to 128 characters')
    .optional()
    .describe('The password of that account, 12 to 128 characters.'),
  SALA_DEMO_FACTS: integer(10_000, 1_000_000)
    .default(100_000)
    .describe('The approximate number of facts in the demo data, over two years.'),
  SALA_DEMO_EVENTS: z
    .enum(['simulator', 'off'])
    .default('simulator')
    .describe(
      'Where the activity of today comes from in the demo data: a simulated channel sends it as events while the product ' +
        'runs, or, with `off`, each hour is written when it is over.',
    ),
  SALA_SEED_POLICIES: integer(55, 2_000_000)
    .default(55)
    .describe(
      'How many sets the demo data has at least. More are added at the next start; none are removed.',
    ),
  SALA_STUDIO_FEED: z
    .enum(['simulator', 'off'])
    .optional()
    .describe(
      'Where measurements of the live studio come from: `simulator` goes with `SALA_SEED=demo` only, and is the default there. ' +
        'Otherwise it is `off`, and the page of the studio says that nothing is measured.',
    ),
};

import { BATCH_LIMIT } from '../../../common/limits/size-limits.constants.js';
import { SAMPLES } from './first-calls.js';

/** How other systems of a school send what they know. */
export const INTEGRATION_CHAPTER = `## Bring your own data

Systems that a school has already send authors, projects, teams, items and facts in batches below \`/api/integration\`, with a personal
access token that may change records from other systems:

${SAMPLES.integrate}

- **Each row has its own answer**: \`created\`, \`updated\`, \`unchanged\` or \`refused\` with the \`reason\`, and in \`msg\` what to do. A refused
  row does not affect the others.
- **What is sent again changes nothing**, so the same program may run every night, and a batch without an answer is sent again.
- **Items** are found by their external id, and come as drafts, which somebody else inspects. Nothing goes online by a batch.
- **What the other system deletes** goes into the bin by \`DELETE /api/integration/items\` with its \`externalId\`, and can be restored there.
- **Facts** are those of one item in one hour, and replace what was counted there.
- A batch may have ${BATCH_LIMIT.text}.`;

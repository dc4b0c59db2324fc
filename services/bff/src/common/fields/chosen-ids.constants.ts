import { ROW_ID } from './row-id.constants.js';

/** Maximum number of individually selected rows. */
export const MAX_CHOSEN_IDS = 500;

/** Individually selected rows. */
export const chosenIds = { minItems: 1, maxItems: MAX_CHOSEN_IDS, items: ROW_ID, example: [1, 4] };

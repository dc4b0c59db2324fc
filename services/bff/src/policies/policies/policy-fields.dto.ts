import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { MAX_CHOSEN_IDS } from './policies.constants.js';

/** Individually selected rows. */
export const chosenIds = { minItems: 1, maxItems: MAX_CHOSEN_IDS, items: ROW_ID, example: [1, 4] };

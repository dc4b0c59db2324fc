import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { CONTENT_TYPES, FILTER_TYPES, MAX_CHOSEN_IDS, POLICY_STATUSES } from './policies.constants.js';

export const contentType = {
  values: CONTENT_TYPES,
  enumName: 'ContentType',
  description: 'img: pictures with text, horizontalVideo and verticalVideo: short videos.',
  example: 'img',
};
export const filterType = {
  values: FILTER_TYPES,
  enumName: 'FilterType',
  description: 'artificial: chosen by people, rules: chosen by rules.',
  example: 'rules',
};
export const status = {
  values: POLICY_STATUSES,
  enumName: 'PolicyStatus',
  description: 'online: delivered, offline: not delivered.',
  example: 'online',
};
/** Individually selected rows. */
export const chosenIds = { minItems: 1, maxItems: MAX_CHOSEN_IDS, items: ROW_ID, example: [1, 4] };

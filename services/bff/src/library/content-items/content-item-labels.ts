import { tableLabels } from '../../common/field-tables/field-labels.js';
import { CONTENT_ITEM_FIELDS } from './content-item-fields.constants.js';

/** Display names of the fields and their values: in downloaded files, and therefore in imported ones. */
export const CONTENT_ITEM_LABELS = tableLabels(CONTENT_ITEM_FIELDS);

import { tableLabels } from '../../common/field-tables/field-labels.js';
import { POLICY_FIELDS } from './policy-fields.constants.js';

/** Display names of the fields and their values: in downloaded files, and therefore in imported ones. */
export const POLICY_LABELS = tableLabels(POLICY_FIELDS);

import { POLICY_SHEET_FIELDS } from '../policies/policy-fields.constants.js';

/** `index`: the row number. */
export const POLICY_COLUMNS = ['index', ...POLICY_SHEET_FIELDS] as const;
export type PolicyColumn = (typeof POLICY_COLUMNS)[number];

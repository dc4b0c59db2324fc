import { WriteDto } from '../../common/field-tables/field-table.dto.js';
import { IntField } from '../../common/fields/number-field.js';
import { POLICY_VERSION } from './policies.constants.js';
import {
  POLICY_DEFAULT_FIELDS,
  POLICY_EDIT_FIELDS,
  POLICY_FIELDS,
  type PolicyField,
} from './policy-fields.constants.js';

export class CreatePolicyDto extends WriteDto(POLICY_FIELDS, POLICY_EDIT_FIELDS, {
  optional: POLICY_DEFAULT_FIELDS,
  overrides: {
    number: {
      description: 'Set number, unique among all sets. If omitted, the server generates one.',
    },
  },
}) {}

/** A client may be older than a field with a default: what it omits stays as it is. */
type Omitted = Exclude<(typeof POLICY_DEFAULT_FIELDS)[number], 'number'>;
const OMITTED = POLICY_DEFAULT_FIELDS.filter((field: PolicyField): field is Omitted => field !== 'number');

export class EditPolicyDto extends WriteDto(POLICY_FIELDS, POLICY_EDIT_FIELDS, { optional: OMITTED }) {
  @IntField({ description: 'The version that was read.', ...POLICY_VERSION, example: 3 })
  version: number;
}

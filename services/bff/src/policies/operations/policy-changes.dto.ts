import { EnumField } from '../../common/fields/enum-field.js';
import { IntListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import {
  MAX_POLICIES_PER_OPERATION,
  POLICY_ACTIONS,
  type PolicyAction,
} from '../policies/policies.constants.js';
import { chosenIds } from '../policies/policy-fields.dto.js';
import { PolicyFilter } from '../policies/policy-query.dto.js';

const action = {
  values: POLICY_ACTIONS,
  enumName: 'PolicyAction',
  description: 'online, offline: set the status; delete: put into the bin; restore: take out of it.',
  example: 'offline',
};

export class ChangeChosenPoliciesDto {
  @EnumField(action)
  action: PolicyAction;

  @IntListField({
    description: 'The rows, of the list or, to restore them, of the bin. What is not there is skipped.',
    ...chosenIds,
  })
  ids: number[];
}

export class ChangeMatchingPoliciesDto {
  @EnumField(action)
  action: PolicyAction;

  @ObjectField({
    description: 'Which rows of the list or, to restore them, of the bin; all that is given must hold.',
    type: PolicyFilter,
  })
  filter: PolicyFilter;

  @IntField({
    description:
      'How many rows the person was told that the filter finds. Another number by now is refused with 40900, `data` ' +
      'names the current one as `total`.',
    minimum: 1,
    maximum: MAX_POLICIES_PER_OPERATION,
    example: 38,
  })
  expectedTotal: number;
}

import { chosenIds } from '../../common/fields/chosen-ids.constants.js';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';
import {
  MAX_POLICIES_PER_OPERATION,
  POLICY_ACTIONS,
  type PolicyAction,
} from '../policies/policies.constants.js';
import { PolicyFilter } from '../policies/policy-query.dto.js';

const action = {
  values: POLICY_ACTIONS,
  enumName: 'PolicyAction',
  description: 'online, offline: set the status; delete: move to the bin; restore: move back from the bin.',
  example: 'offline',
};

export class ChangeChosenPoliciesDto {
  @EnumField(action)
  action: PolicyAction;

  @IntListField({
    description: 'The ids of policies in the list, or in the bin to restore them. Unknown ids are skipped.',
    ...chosenIds,
  })
  ids: number[];
}

export class ChangeMatchingPoliciesDto {
  @EnumField(action)
  action: PolicyAction;

  @ObjectField({
    description: 'Filters of the list, or of the bin to restore policies; all given filters must match.',
    type: PolicyFilter,
  })
  filter: PolicyFilter;

  @IntField({
    description:
      'The number of matching rows that the person was shown. If it has changed, the request is ' +
      'refused with 40900 and the current number as `total` in `data`.',
    minimum: 1,
    maximum: MAX_POLICIES_PER_OPERATION,
    example: 38,
  })
  expectedTotal: number;
}

import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import {
  type ContentType,
  type FilterType,
  POLICY_COUNT,
  POLICY_NAME,
  POLICY_NUMBER,
  POLICY_VERSION,
  type PolicyStatus,
} from './policies.constants.js';
import { type PolicyEditField } from './policy-fields.constants.js';
import { contentType, filterType, status } from './policy-fields.dto.js';
import { type Policy } from './policy.entity.js';

class PolicyContentDto implements Omit<Pick<Policy, PolicyEditField>, 'number'> {
  @TextField({ description: 'Set name.', ...POLICY_NAME, example: 'Robot friends: opening lesson' })
  name: string;

  @EnumField(contentType)
  contentType: ContentType;

  @EnumField(filterType)
  filterType: FilterType;

  @IntField({ description: 'The number of items in the set.', ...POLICY_COUNT, example: 128 })
  count: number;

  @EnumField(status)
  status: PolicyStatus;
}

export class CreatePolicyDto extends PolicyContentDto {
  @IntField({
    optional: true,
    description: 'Set number, unique among all sets. If omitted, the server generates one.',
    ...POLICY_NUMBER,
    example: 2048,
  })
  number?: number;
}

export class EditPolicyDto extends PolicyContentDto implements Pick<Policy, PolicyEditField | 'version'> {
  @IntField({
    description: 'Set number, unique among all sets.',
    ...POLICY_NUMBER,
    example: 2048,
  })
  number: number;

  @IntField({ description: 'The version that was read.', ...POLICY_VERSION, example: 3 })
  version: number;
}

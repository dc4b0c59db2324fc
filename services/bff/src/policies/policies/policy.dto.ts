import { ApiProperty } from '@nestjs/swagger';
import { answered, ReadDto } from '../../common/field-tables/field-table.dto.js';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { POLICY_FIELDS, POLICY_LIST_FIELDS, POLICY_RECORD_FIELDS } from './policy-fields.constants.js';
import { type ListedPolicy, type Policy } from './policy.entity.js';

export class PolicyDto extends ReadDto(POLICY_FIELDS, POLICY_LIST_FIELDS) {
  static from(policy: ListedPolicy, timeZone: string): PolicyDto {
    return answered(POLICY_FIELDS, POLICY_LIST_FIELDS, policy, timeZone);
  }
}

/** A page of the list. */
export class PolicyPageDto extends PageOf(PolicyDto) {
  @ApiProperty({
    required: false,
    description:
      'Present and true if `total` is an estimate, because so many rows match a filter by name that ' +
      'counting them would take too long.',
    enum: [true],
    type: Boolean,
    example: true,
  })
  totalIsEstimate?: true;
}

/** A policy in the detail view. */
export class PolicyDetailDto extends ReadDto(POLICY_FIELDS, POLICY_RECORD_FIELDS) {
  static from(policy: Policy, timeZone: string): PolicyDetailDto {
    return answered(POLICY_FIELDS, POLICY_RECORD_FIELDS, policy, timeZone);
  }
}

/** A policy with its neighbours in the list from which it was opened. */
export class PolicyViewDto extends PolicyDetailDto {
  @IntField({
    nullable: true,
    description:
      'The id of the previous row under the filters and sort of the request; null if it is the first.',
    ...ROW_ID,
    example: 7,
  })
  previousId: number | null;

  @IntField({
    nullable: true,
    description: 'The id of the next row; null if it is the last.',
    ...ROW_ID,
    example: 9,
  })
  nextId: number | null;
}

/** A policy in the bin. */
export class DeletedPolicyDto extends PolicyDetailDto {
  @TextField({
    nullable: true,
    description: 'The name, at that time, of the person who moved it to the bin; null for the system.',
    example: 'Sokha Chan',
  })
  deletedBy: string | null;
}

export class DeletedPolicyPageDto extends PageOf(DeletedPolicyDto) {}

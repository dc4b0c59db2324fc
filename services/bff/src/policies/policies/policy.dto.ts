import { ApiProperty } from '@nestjs/swagger';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import {
  type ContentType,
  type FilterType,
  POLICY_COUNT,
  POLICY_NAME,
  POLICY_NUMBER,
  type PolicyStatus,
} from './policies.constants.js';
import { type PolicySheetField } from './policy-fields.constants.js';
import { contentType, filterType, status } from './policy-fields.dto.js';
import { type ListedPolicy, type Policy } from './policy.entity.js';

/** Fields in the API format: timestamps are text in the time zone of the deployment. */
type Shown<Field extends keyof Policy> = {
  [Key in Field]: Policy[Key] extends Date | null ? string | null : Policy[Key];
};

export class PolicyDto implements Shown<'id' | PolicySheetField> {
  @IntField({ description: 'Key of the row.', minimum: 1, example: 1 })
  id: number;

  @IntField({ description: 'Set number; unique.', ...POLICY_NUMBER, example: 1024 })
  number: number;

  @TextField({ description: 'Set name.', maxLength: POLICY_NAME.maxLength, example: 'Robot friends' })
  name: string;

  @EnumField(contentType)
  contentType: ContentType;

  @IntField({ description: 'The number of items in the set.', ...POLICY_COUNT, example: 128 })
  count: number;

  @EnumField(status)
  status: PolicyStatus;

  @EnumField(filterType)
  filterType: FilterType;

  @TextField({
    description: 'When the set was created, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-14 09:26:53',
  })
  createdTime: string;

  static from(policy: ListedPolicy, timeZone: string): PolicyDto {
    const { id, number, name, contentType, count, status, filterType } = policy;
    const createdTime = displayTime(policy.createdTime, timeZone);
    return { id, number, name, contentType, count, status, filterType, createdTime };
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
export class PolicyDetailDto extends PolicyDto {
  @IntField({
    description: 'Number of changes; send it with an edit, so that no newer change is overwritten.',
    minimum: 1,
    example: 3,
  })
  version: number;

  @TextField({
    description: 'When it was last changed, `YYYY-MM-DD HH:mm:ss` in the time zone of the deployment.',
    example: '2026-03-15 10:00:00',
  })
  updatedTime: string;

  @TextField({
    nullable: true,
    description: 'When it was moved to the bin; null if it is not in the bin.',
    example: null,
  })
  deletedTime: string | null;

  static override from(policy: Policy, timeZone: string): PolicyDetailDto {
    const { version, updatedTime, deletedTime } = policy;
    return Object.assign(PolicyDto.from(policy, timeZone), {
      version,
      updatedTime: displayTime(updatedTime, timeZone),
      deletedTime: deletedTime && displayTime(deletedTime, timeZone),
    });
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

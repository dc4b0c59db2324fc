import { ReadDto } from '../../common/field-tables/field-table.dto.js';
import { BooleanField } from '../../common/fields/number-field.js';
import { PageOf } from '../../common/paging/page.dto.js';
import { POLICY_FIELDS } from '../policies/policy-fields.constants.js';

const FIELDS = ['id', 'number', 'name', 'contentType', 'filterType', 'status'] as const;

/** A set that holds an item. */
export class ItemPolicyDto extends ReadDto(POLICY_FIELDS, FIELDS) {
  @BooleanField({
    description:
      'Whether the item is delivered in it now: both are online, no rule preset keeps the item back, it fits the set and is ' +
      'within its limit.',
    example: true,
  })
  isDelivered: boolean;
}

export class ItemPolicyPageDto extends PageOf(ItemPolicyDto) {}

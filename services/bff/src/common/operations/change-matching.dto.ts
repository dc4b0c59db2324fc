import { type Type } from '@nestjs/common';
import { EnumField } from '../fields/enum-field.js';
import { IntField } from '../fields/number-field.js';
import { ObjectField } from '../fields/object-field.js';

interface Actions<Action extends string> {
  values: readonly Action[];
  enumName: string;
  description: string;
  example: Action;
}

/** A change of all records that match a filter. @param max how many they may be */
export function ChangeMatchingDto<Action extends string, Filter extends object>(
  action: Actions<Action>,
  filter: { type: Type<Filter>; description: string },
  max: number,
) {
  class ChangeMatching {
    @EnumField(action)
    action: Action;

    @ObjectField(filter)
    filter: Filter;

    @IntField({
      description:
        'The number of matching rows that the person was shown. If it has changed, the request is ' +
        'refused with 40900 and the current number as `total` in `data`.',
      minimum: 1,
      maximum: max,
      example: 38,
    })
    expectedTotal: number;
  }
  return ChangeMatching;
}

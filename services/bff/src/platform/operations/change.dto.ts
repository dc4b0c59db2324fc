import { type Type } from '@nestjs/common';
import { EnumField } from '../../common/fields/enum-field.js';
import { IntListField } from '../../common/fields/list-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectField } from '../../common/fields/object-field.js';

interface Actions<Action extends string> {
  values: readonly Action[];
  enumName: string;
  description: string;
  example: Action;
}

export interface ChosenChange<Action extends string> {
  action: Action;
  ids: number[];
}

export interface MatchingChange<Action extends string, Filter extends object> {
  action: Action;
  filter: Filter;
  expectedTotal: number;
}

/** A change of the records that are named. */
export function ChangeChosenDto<Action extends string>(
  action: Actions<Action>,
  ids: Parameters<typeof IntListField>[0],
) {
  class ChangeChosen implements ChosenChange<Action> {
    @EnumField(action)
    action: Action;

    @IntListField(ids)
    ids: number[];
  }
  return ChangeChosen;
}

/** A change of all records that match a filter. @param max how many they may be */
export function ChangeMatchingDto<Action extends string, Filter extends object>(
  action: Actions<Action>,
  filter: { type: Type<Filter>; description: string },
  max: number,
) {
  class ChangeMatching implements MatchingChange<Action, Filter> {
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

import { EnumField } from '../../common/fields/enum-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';
import { RECORD_VERSION } from '../../review/reviews/reviews.constants.js';
import { CHANGE_STATE } from './parameter-change.dto.js';
import {
  PARAMETER_EVENT_ACTIONS,
  type ChangeState,
  type ParameterEventAction,
} from './profile-parameters.constants.js';

/** Sent to connected clients, which reload what they show. */
export class ParametersChangedDto {
  @IntField({ description: 'Key of the change.', minimum: 1, example: 2 })
  id: number;

  @EnumField({
    values: PARAMETER_EVENT_ACTIONS,
    enumName: 'ParametersChangedAction',
    description: 'What was done.',
    example: 'approve',
  })
  action: ParameterEventAction;

  @EnumField(CHANGE_STATE)
  state: ChangeState;

  @IntField({ description: 'The new version of the change.', ...RECORD_VERSION, example: 2 })
  version: number;
}

export const PARAMETERS_CHANGED = defineLiveEvent({
  name: 'parameters.changed',
  payload: ParametersChangedDto,
  scope: 'forms:read',
  to: { can: 'parameters.read' },
});

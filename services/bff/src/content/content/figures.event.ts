import { IntField } from '../../common/fields/number-field.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';

export class FiguresChangedDto {
  @IntField({
    description:
      'How many events of channels, or hours of another system, were counted since the last such event.',
    minimum: 1,
    example: 40,
  })
  count: number;
}

/** Tells open pages that facts were added to, however many, once in a while. */
export const FIGURES_CHANGED = defineLiveEvent({
  name: 'figures.changed',
  payload: FiguresChangedDto,
  scope: 'workplace:read',
  to: 'everyone',
});

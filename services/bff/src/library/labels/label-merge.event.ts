import { RecordChangedDto } from '../../platform/audit/record-changed.dto.js';
import { defineLiveEvent } from '../../platform/live-events/define-live-event.js';

export class LabelMergeChangedDto extends RecordChangedDto({
  id: 'Key of the merge.',
  action: 'What happened: merge when it begins, move when items were changed, close when it has ended.',
  example: { id: 2, action: 'move' },
}) {}

export const LABEL_MERGE_CHANGED = defineLiveEvent({
  name: 'labelMerge.changed',
  payload: LabelMergeChangedDto,
  scope: 'contentItems:read',
  to: { can: 'labels.merge' },
});

import { EnumField } from '../../common/fields/enum-field.js';
import { TimeField } from '../../common/fields/date-field.js';
import { IntField } from '../../common/fields/number-field.js';
import { ObjectField, ObjectListField } from '../../common/fields/object-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { displayTime } from '../../common/time/display-time.js';
import { ITEM_LABEL } from '../content-items/content-items.constants.js';
import { type LabelMerge } from './label-merge.entity.js';
import {
  LABEL_MERGE_STAGES,
  type LabelMergeStage,
  LISTED_MERGES,
  type PlaceCounts,
} from './labels.constants.js';

const COUNT = { minimum: 0, example: 2 } as const;
const FROM = {
  ...ITEM_LABEL,
  description: 'The label that is merged, in any spelling.',
  example: 'robot',
} as const;
const INTO = {
  ...ITEM_LABEL,
  description: 'The label that stays, in any spelling.',
  example: 'robots',
} as const;

export class MergeLabelsDto {
  @TextField(FROM)
  from: string;

  @TextField(INTO)
  into: string;
}

export class LabelMergeQuery {
  @TextField({ ...FROM, query: true })
  from: string;

  @TextField({ ...INTO, query: true })
  into: string;
}

export class LabelPlacesDto implements PlaceCounts {
  @IntField({ ...COUNT, description: 'How many sets have a rule that names it, those in the bin included.' })
  sets: number;

  @IntField({ ...COUNT, description: 'How many rule presets name it.' })
  presets: number;

  @IntField({ ...COUNT, description: 'How many queues of inspection ask for it, removed ones included.' })
  queues: number;

  @IntField({ ...COUNT, description: 'How many saved views of content look for it.' })
  views: number;
}

export class LabelUseDto {
  @TextField({ description: 'The label, as most items spell it.', example: 'robot' })
  label: string;

  @IntField({ ...COUNT, description: 'How many items have it, those in the bin included.' })
  items: number;

  @ObjectField({ type: LabelPlacesDto, description: 'What else names it.' })
  places: LabelPlacesDto;
}

export class LabelMergePreviewDto {
  @ObjectField({ type: LabelUseDto, description: 'The label that is merged: all of these change.' })
  from: LabelUseDto;

  @ObjectField({
    type: LabelUseDto,
    description: 'The label that stays: what names either label counts for the items of both from then on.',
  })
  into: LabelUseDto;
}

export class LabelMergeDto {
  @IntField({ ...ROW_ID, description: 'Key of the merge.', example: 2 })
  id: number;

  @TextField({ description: 'The label that is merged.', example: 'robot' })
  from: string;

  @TextField({ description: 'The label that stays.', example: 'robots' })
  into: string;

  @EnumField({
    values: LABEL_MERGE_STAGES,
    enumName: 'LabelMergeStage',
    description:
      'adding: rules, presets and queues begin to look for both labels; moving: items change; taking: nothing looks for the merged ' +
      'label any more; done: no item has it any more.',
    example: 'moving',
  })
  stage: LabelMergeStage;

  @IntField({ ...COUNT, description: 'How many items had the label when it began.' })
  items: number;

  @IntField({
    ...COUNT,
    description: 'How many items were changed, those that got the label meanwhile included.',
  })
  moved: number;

  @ObjectField({ type: LabelPlacesDto, description: 'What else named the label when it began.' })
  places: LabelPlacesDto;

  @TimeField({ description: 'When it began.' })
  startedAt: string;

  @TimeField({ description: 'When it ended; null while it is under way.', nullable: true })
  endedAt: string | null;

  static from(merge: LabelMerge, timeZone: string): LabelMergeDto {
    const { id, from, into, stage, items, moved, places, startedAt, endedAt } = merge;
    const times = {
      startedAt: displayTime(startedAt, timeZone),
      endedAt: endedAt && displayTime(endedAt, timeZone),
    };
    return { id, from, into, stage, items, moved, places, ...times };
  }
}

export class LabelMergesDto {
  @ObjectListField({
    type: LabelMergeDto,
    description: 'Those under way first, in their turn; then the newest.',
    minItems: 0,
    maxItems: LISTED_MERGES.maxItems,
  })
  list: LabelMergeDto[];
}

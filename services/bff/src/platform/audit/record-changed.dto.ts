import { type Type } from '@nestjs/common';
import { IntField } from '../../common/fields/number-field.js';
import { ROW_ID } from '../../common/fields/row-id.constants.js';
import { TextField } from '../../common/fields/text-field.js';
import { AUDIT_ACTION } from './audit.constants.js';

interface RecordChanged {
  id: number;
  action: string;
}

interface Words {
  /** What `id` is. */
  id: string;
  /** What `action` can be. */
  action: string;
  example: RecordChanged;
}

/** What a live event says of a record: which one, and what was done. It has no personal data. */
export function RecordChangedDto({ id, action, example }: Words): Type<RecordChanged> {
  class Changed implements RecordChanged {
    @IntField({ description: id, ...ROW_ID, example: example.id })
    id: number;

    @TextField({ description: action, maxLength: AUDIT_ACTION.maxLength, example: example.action })
    action: string;
  }
  return Changed;
}

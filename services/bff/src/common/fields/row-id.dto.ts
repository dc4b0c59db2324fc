import { IntField } from './number-field.js';
import { ROW_ID } from './row-id.constants.js';

/** The path of one row: `{id}`. */
export class RowIdParams {
  @IntField({ query: true, description: 'Key of the row.', ...ROW_ID, example: 1 })
  id: number;
}

import { type FieldDocumentation, type FieldSpec } from '../../common/field-tables/field-table.constants.js';

/** One field of a content item and how it is used. */
export type ContentItemFieldSpec = FieldSpec & {
  /** Lists are searched in another way than by a part of one field. */
  filter?: 'equal';
  /** SQL for a value. It also completes a revision from before the field existed. */
  default?: `'${string}'` | 'NULL';
} & (
    | {
        /** In the Delivery API, as it was published; with other words where the API means it in another way. */
        delivered?: true | FieldDocumentation;
        onlyInRevisions?: undefined;
      }
    | {
        delivered?: undefined;
        /** Stored in the revisions alone, so nothing is listed, filtered or sorted by it, and no feed has it. */
        onlyInRevisions: true;
      }
  );

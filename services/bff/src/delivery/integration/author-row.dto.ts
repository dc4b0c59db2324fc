import { RowsField } from '../../common/fields/rows-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { AUTHOR_EXTERNAL_ID, AUTHOR_NAME, AUTHOR_NOTE } from '../../content/authors/authors.constants.js';
import { VISIBLE_NAME } from '../../people/accounts/accounts.constants.js';
import { BATCH_ROWS } from './integration.constants.js';

export class AuthorRowDto {
  @TextField({
    ...AUTHOR_EXTERNAL_ID,
    ...VISIBLE_NAME,
    optional: true,
    minLength: 1,
    description: 'What the other system calls the author. With it, the name may change.',
    example: 'teacher-7',
  })
  externalId?: string;

  @TextField({
    ...AUTHOR_NAME,
    ...VISIBLE_NAME,
    minLength: 1,
    description: 'Name of the author.',
    example: 'Anna Keller',
  })
  name: string;

  @TextField({
    ...AUTHOR_NOTE,
    optional: true,
    lines: true,
    description: 'What colleagues should know; empty removes it.',
    example: 'Teaches at the school in Siem Reap.',
  })
  note?: string;
}

export class AuthorBatchDto {
  @RowsField({
    description: `At most ${BATCH_ROWS.authors} authors, each once.`,
    type: AuthorRowDto,
    minItems: 1,
    maxItems: BATCH_ROWS.authors,
  })
  rows: unknown[];
}

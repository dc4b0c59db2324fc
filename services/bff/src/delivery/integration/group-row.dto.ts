import { RowsField } from '../../common/fields/rows-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { VISIBLE_NAME } from '../../people/accounts/accounts.constants.js';
import { GROUP_DESCRIPTION, GROUP_NAME } from '../../people/directory/directory.constants.js';
import { BATCH_ROWS } from './integration.constants.js';

const LIMITS = { minItems: 1, maxItems: BATCH_ROWS.groups } as const;

export class TeamRowDto {
  @TextField({ ...GROUP_NAME, ...VISIBLE_NAME, description: 'Name.', example: 'Lesson writers' })
  name: string;

  @TextField({
    ...GROUP_DESCRIPTION,
    optional: true,
    lines: true,
    description: 'What it is about; empty removes it.',
    example: 'They write the lessons for the first three years.',
  })
  description?: string;
}

export class ProjectRowDto extends TeamRowDto {
  @TextField({
    ...GROUP_NAME,
    ...VISIBLE_NAME,
    optional: true,
    description: 'Name of the open team that works on it.',
    example: 'Lesson writers',
  })
  team?: string;
}

export class TeamBatchDto {
  @RowsField({ ...LIMITS, description: `At most ${BATCH_ROWS.groups} teams, each once.`, type: TeamRowDto })
  rows: unknown[];
}

export class ProjectBatchDto {
  @RowsField({
    ...LIMITS,
    description: `At most ${BATCH_ROWS.groups} projects, each once.`,
    type: ProjectRowDto,
  })
  rows: unknown[];
}

import { Injectable } from '@nestjs/common';
import { type SignedInActor } from '../../common/auth/actor.js';
import { judgeRows, type RowOutcome, writeRows } from '../../common/batches/row-answers.js';
import { type GroupKind } from '../../people/directory/directory.constants.js';
import { GroupImportsService } from '../../people/directory/group-imports.service.js';
import { ProjectRowDto, TeamRowDto } from './group-row.dto.js';

const ROWS = { projects: ProjectRowDto, teams: TeamRowDto } as const;

/** Takes the projects or teams of another system, each in a transaction of its own. */
@Injectable()
export class GroupBatchService {
  constructor(private readonly groups: GroupImportsService) {}

  async upsert(kind: GroupKind, rows: unknown[], actor: SignedInActor): Promise<RowOutcome[]> {
    const judged = await judgeRows<ProjectRowDto>(rows, ROWS[kind], ({ name }) => name);
    return await writeRows(judged, (row) => this.groups.upsert(kind, row, actor));
  }
}

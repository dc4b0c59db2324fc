import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Written } from '../../common/batches/row-answers.js';
import { AppError } from '../../common/errors/app-error.js';
import { ByName, namesWithKeys } from '../../common/text/by-name.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { type GroupKind, GROUPS_LOCK } from './directory.constants.js';
import { DirectoryRepository } from './directory.repository.js';
import { DirectoryService } from './directory.service.js';
import { type GroupContent, type GroupRow } from './group-row.js';

/** A project or team as another system sends it. What is left out stays as it is. */
export interface ImportedGroup {
  name: string;
  description?: string;
  /** The name of the team that works on a project. */
  team?: string;
}

/** Finds and writes the projects and teams of another system by their names, in any spelling. */
@Injectable()
export class GroupImportsService {
  constructor(
    private readonly groups: DirectoryRepository,
    private readonly directory: DirectoryService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** @throws AppError nameAmbiguous, groupClosed, teamUnknown */
  async upsert(kind: GroupKind, imported: ImportedGroup, actor: SignedInActor): Promise<Written> {
    return await this.manager.transaction(async (manager) => {
      await inTurn(manager, GROUPS_LOCK);
      const group = await this.find(kind, imported.name, actor, manager);
      const teamId = await this.teamOf(imported, group, actor, manager);
      // One that is found keeps its spelling.
      const { name } = group ?? imported;
      const { description = group?.description ?? '' } = imported;
      const content = { name, description, teamId };
      if (!group)
        return { result: 'created', id: await this.directory.insert(kind, content, actor, manager) };
      if (isEqual(group, content)) return { result: 'unchanged', id: group.id };
      if (group.state === 'closed') throw new AppError('groupClosed', { name });
      await this.directory.write({ kind, id: group.id }, { before: group, content }, actor, manager);
      return { result: 'updated', id: group.id };
    });
  }

  private async teamOf(
    { team }: ImportedGroup,
    group: GroupRow | undefined,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<number | null> {
    if (team === undefined) return group?.teamId ?? null;
    const found = await this.find('teams', team, actor, manager);
    if (found?.state !== 'open') throw new AppError('teamUnknown', { name: team });
    return found.id;
  }

  /** The open one of this name, or the closed one where none is open. */
  private async find(
    kind: GroupKind,
    name: string,
    actor: SignedInActor,
    manager: EntityManager,
  ): Promise<GroupRow | undefined> {
    const alike = await this.groups.named(kind, name, actor.accountId, manager);
    const namesakes = new ByName(alike).named(name);
    const open = namesakes.filter(({ state }) => state === 'open');
    const candidates = open.length > 0 ? open : namesakes;
    if (candidates.length > 1) {
      const names = namesWithKeys(candidates);
      throw new AppError('nameAmbiguous', { name, count: candidates.length, names });
    }
    return candidates[0];
  }
}

function isEqual(group: GroupRow, { description, teamId }: GroupContent): boolean {
  return group.description === description && group.teamId === teamId;
}

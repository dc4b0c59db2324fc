import { type Language } from '../../common/messages/languages.constants.js';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { ReviewedRecordsService } from '../../review/reviews/reviewed-records.service.js';
import { BasicProfileDto, type ShownChange } from './basic-profile.dto.js';
import { type ParameterApprovalDto } from './parameter-approval.dto.js';
import { ParameterChangeDeskService } from './parameter-change-desk.service.js';
import { ParameterChangeDto } from './parameter-change.dto.js';
import { type ParameterChange } from './parameter-change.entity.js';
import { ParameterChangesRepository } from './parameter-changes.repository.js';
import { ParameterVersionDto } from './parameter-version.dto.js';
import { type FilmParametersDto } from './parameters.dto.js';
import { areWithinLimits } from './parameters-within-limits.js';
import { type ProfileVersion } from './profile-parameters.constants.js';

/** Reads the parameters, their changes and their versions. */
@Injectable()
export class ProfileParametersService {
  constructor(
    private readonly changes: ParameterChangesRepository,
    private readonly desk: ParameterChangeDeskService,
    private readonly shown: ReviewedRecordsService,
    private readonly config: Config,
  ) {}

  /** @throws AppError notFound if no change has been applied or requested yet. */
  async basicProfile(version: ProfileVersion, language: Language): Promise<BasicProfileDto> {
    const open = version === 'current' ? await this.changes.open() : null;
    const shown = open ?? (await this.changes.lastApplied());
    if (!shown) throw new AppError('notFound');
    return BasicProfileDto.from(shown as ShownChange, language);
  }

  /** @throws AppError notFound if no version has been applied yet. */
  async ofFilms(): Promise<FilmParametersDto> {
    const applied = await this.changes.lastApplied();
    if (!applied) throw new AppError('notFound');
    return { ...applied.parameters, version: applied.appliedVersion };
  }

  async approval(principal: Principal): Promise<ParameterApprovalDto> {
    const open = await this.changes.open();
    const applied = await this.changes.lastApplied();
    const shown = open ?? (await this.changes.newest());
    return {
      change: shown && (await this.present(shown, principal)),
      current: (open ?? applied)?.parameters ?? null,
      original: applied?.parameters ?? null,
      version: applied?.appliedVersion ?? 0,
    };
  }

  /** @throws AppError notFound */
  async get(id: number, principal: Principal, manager?: EntityManager): Promise<ParameterChangeDto> {
    return await this.present(await this.shown.read(this.desk, id, principal, manager), principal, manager);
  }

  /** @throws AppError notFound */
  history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    return this.shown.history(this.desk, id, query, principal);
  }

  async versions(query: PageQuery): Promise<Page<ParameterVersionDto>> {
    const { list, total } = await this.changes.versions(query);
    const { timeZone } = this.config;
    const versions = list.map(async (change) =>
      ParameterVersionDto.from(change, await areWithinLimits(change.parameters), timeZone),
    );
    return { list: await Promise.all(versions), total };
  }

  private async present(
    change: ParameterChange,
    principal: Principal,
    manager?: EntityManager,
  ): Promise<ParameterChangeDto> {
    const standing = await this.shown.standing(this.desk, change, principal, manager);
    return ParameterChangeDto.from(change, standing, this.config.timeZone);
  }
}

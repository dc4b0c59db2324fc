import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { labelKey } from '../../common/text/label-key.js';
import { Config } from '../../config/config.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { LabelMergeDto, type LabelMergePreviewDto, type MergeLabelsDto } from './label-merge.dto.js';
import { LABEL_MERGE_CHANGED } from './label-merge.event.js';
import { LabelMergeJobService } from './label-merge-job.service.js';
import { LabelMergesRepository } from './label-merges.repository.js';
import { LabelPlacesService } from './label-places.service.js';
import { LabelledItemsRepository } from './labelled-items.repository.js';
import { LABEL_MERGING } from './labels.constants.js';
import { LabelsRepository } from './labels.repository.js';

/** Merges a label into another one: a job changes what has it. There is no way back, because two labels become one. */
@Injectable()
export class LabelMergesService {
  constructor(
    private readonly merges: LabelMergesRepository,
    private readonly labels: LabelsRepository,
    private readonly items: LabelledItemsRepository,
    private readonly places: LabelPlacesService,
    private readonly job: LabelMergeJobService,
    private readonly calls: IdempotencyService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async recent(): Promise<LabelMergeDto[]> {
    return (await this.merges.recent()).map((merge) => this.shown(merge));
  }

  /** @throws AppError labelsSame, labelUnknown */
  async preview(
    { from, into }: MergeLabelsDto,
    manager: EntityManager = this.manager,
  ): Promise<LabelMergePreviewDto> {
    if (labelKey(from) === labelKey(into)) throw new AppError('labelsSame', {}, { field: 'into' });
    const useOf = async (field: 'from' | 'into', typed: string) => {
      const key = labelKey(typed);
      const label = await this.labels.spelling(key, manager);
      if (label === undefined) throw new AppError('labelUnknown', { label: typed }, { field });
      const [items, places] = [await this.items.count(key, manager), await this.places.counts(key, manager)];
      return { label, items, places };
    };
    return { from: await useOf('from', from), into: await useOf('into', into) };
  }

  /** @throws AppError labelsSame, labelUnknown, labelMerging, idempotencyKeyReused */
  async merge(
    request: MergeLabelsDto,
    key: string | undefined,
    actor: SignedInActor,
  ): Promise<LabelMergeDto> {
    const { accountId } = actor;
    const call = { operation: 'mergeLabels' as const, accountId, key, request };
    const started = await this.calls.once(call, async (manager) => {
      await inTurn(manager, LABEL_MERGING.startLock);
      const keys = { fromKey: labelKey(request.from), intoKey: labelKey(request.into) };
      const other = await this.merges.concerning(keys, manager);
      if (other) throw new AppError('labelMerging', { from: other.from, into: other.into });
      const { from, into } = await this.preview(request, manager);
      const { items, places } = from;
      const { sets, presets, queues, views } = places;
      const names = { from: from.label, into: into.label };
      const merge = await this.merges.insert({ ...keys, ...names, accountId, items, places }, manager);
      const after = { label: from.label, into: into.label, items, sets, presets, queues, views };
      const change = { entityId: merge.id, before: null, after };
      await this.audit.record(manager, actor, { entity: 'label', action: 'merge' }, change);
      await this.events.publish(manager, LABEL_MERGE_CHANGED, {}, { id: merge.id, action: 'merge' });
      return this.shown(merge);
    });
    this.job.begin();
    return started;
  }

  private shown(merge: Parameters<typeof LabelMergeDto.from>[0]): LabelMergeDto {
    return LabelMergeDto.from(merge, this.config.timeZone);
  }
}

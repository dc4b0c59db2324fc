import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import {
  type EditTestimonialDto,
  TestimonialDto,
  type TestimonialQuery,
  type WriteTestimonialDto,
} from './testimonial.dto.js';
import { type Testimonial } from './testimonial.entity.js';
import { ShownTestimonialsService } from './shown-testimonials.service.js';
import { TESTIMONIAL_CHANGED } from './testimonial.event.js';
import { violationsOf } from './testimonial-rules.js';
import { stateOn } from './testimonial-state.js';
import { MAX_TESTIMONIALS, TESTIMONIALS_CHANNEL, TESTIMONIALS_LOCK } from './testimonials.constants.js';
import { TestimonialsRepository } from './testimonials.repository.js';

/** A plain object, unlike the body of a request. */
type TestimonialContent = Pick<WriteTestimonialDto, keyof WriteTestimonialDto>;

/** Lets administrators keep what students and parents say on the public page. */
@Injectable()
export class TestimonialsService {
  constructor(
    private readonly testimonials: TestimonialsRepository,
    private readonly shown: ShownTestimonialsService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly notifications: NotificationsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page(query: TestimonialQuery): Promise<Page<TestimonialDto>> {
    const [list, total] = await this.testimonials.page(query, this.today);
    return { list: list.map((testimonial) => this.told(testimonial)), total };
  }

  /** @throws AppError notFound */
  async get(id: number): Promise<TestimonialDto> {
    return this.told(await this.find(id));
  }

  /** @throws AppError notFound */
  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    await this.find(id);
    return await this.audit.history('testimonial', id, query, principal);
  }

  /** @throws AppError contractBroken, tooManyTestimonials */
  async create(request: WriteTestimonialDto, actor: SignedInActor): Promise<TestimonialDto> {
    const content = this.contentOf(request, false);
    const id = await this.manager.transaction(async (manager) => {
      await inTurn(manager, TESTIMONIALS_LOCK);
      if ((await this.testimonials.count(manager)) >= MAX_TESTIMONIALS)
        throw new AppError('tooManyTestimonials', { max: MAX_TESTIMONIALS });
      const created = await this.testimonials.insert(content, manager);
      await this.record(manager, actor, { id: created, action: 'create', after: content });
      return created;
    });
    this.shown.forget();
    return await this.get(id);
  }

  /** @throws AppError contractBroken, notFound, conflict */
  async edit(
    id: number,
    { version, ...request }: EditTestimonialDto,
    actor: SignedInActor,
  ): Promise<TestimonialDto> {
    await this.manager.transaction(async (manager) => {
      const before = await this.lock(id, version, manager);
      const content = this.contentOf(request, before.isExample);
      await this.testimonials.change(id, { ...content, version: version + 1 }, manager);
      await this.record(manager, actor, { id, action: 'edit', before, after: content });
    });
    this.shown.forget();
    return await this.get(id);
  }

  /**
   * Nothing of it stays, because who takes back a consent expects that.
   * @throws AppError notFound, conflict
   */
  async remove(id: number, version: number, actor: SignedInActor): Promise<void> {
    await this.manager.transaction(async (manager) => {
      const before = await this.lock(id, version, manager);
      await this.testimonials.remove(id, manager);
      await this.record(manager, actor, { id, action: 'remove', before });
    });
    this.shown.forget();
  }

  private get today(): string {
    return Temporal.Now.plainDateISO(this.config.timeZone).toString();
  }

  private async find(id: number): Promise<Testimonial> {
    const testimonial = await this.testimonials.find(id);
    if (!testimonial) throw new AppError('notFound');
    return testimonial;
  }

  private async lock(id: number, version: number, manager: EntityManager): Promise<Testimonial> {
    const testimonial = await this.testimonials.lock(id, manager);
    if (!testimonial) throw new AppError('notFound');
    if (version === testimonial.version) return testimonial;
    const now = { state: stateOn(this.today, testimonial), version: testimonial.version };
    throw await this.audit.outdated(manager, { entity: 'testimonial', entityId: id }, now);
  }

  private contentOf(request: WriteTestimonialDto, isExample: boolean): TestimonialContent {
    const violations = violationsOf(request, this.today, isExample);
    if (violations.length > 0) throw new AppError('contractBroken', {}, violations);
    const { role: speaker, age, relation, ...others } = request;
    return {
      ...others,
      role: speaker,
      age: speaker === 'student' ? age : null,
      relation: speaker === 'parent' ? relation : null,
    };
  }

  private async record(
    manager: EntityManager,
    actor: SignedInActor,
    change: {
      id: number;
      action: 'create' | 'edit' | 'remove';
      before?: WriteTestimonialDto;
      after?: WriteTestimonialDto;
    },
  ): Promise<void> {
    const { id, action, before, after } = change;
    await this.audit.record(
      manager,
      actor,
      { entity: 'testimonial', action },
      { entityId: id, before: before ? auditedOf(before) : null, after: after ? auditedOf(after) : null },
    );
    await this.events.publish(manager, TESTIMONIAL_CHANGED, {}, { id, action });
    await this.notifications.notify(manager, TESTIMONIALS_CHANNEL, String(id));
  }

  private told(testimonial: Testimonial): TestimonialDto {
    return TestimonialDto.from(testimonial, this.today);
  }
}

/** Without names and words: the log is kept longer than a consent may last. */
function auditedOf({ role, consentedOn, position, shownFrom, shownUntil }: WriteTestimonialDto): object {
  return { role, consentedOn, position, shownFrom, shownUntil };
}

import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { inTime } from '../../common/time/in-time.js';
import { Config } from '../../config/config.js';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { type Testimonial } from './testimonial.entity.js';
import { stateOn } from './testimonial-state.js';
import { SHOWN_TESTIMONIALS, TESTIMONIALS_CACHE_MS, TESTIMONIALS_CHANNEL } from './testimonials.constants.js';
import { TestimonialsRepository } from './testimonials.repository.js';

/** What the public page says of one. */
export type ShownTestimonial = Pick<Testimonial, 'role' | 'texts' | 'age' | 'relation' | 'isExample'>;

const ALL = 'all';
/** How long a visitor waits for them. */
const PATIENCE_MS = 1_000;

/**
 * The testimonials of the public page, remembered until one changes. While the database is away, those that were known last are
 * shown, or none: the page itself needs no database.
 */
@Injectable()
export class ShownTestimonialsService {
  private readonly known = new LRUCache<typeof ALL, Testimonial[]>({
    max: 1,
    ttl: TESTIMONIALS_CACHE_MS,
    fetchMethod: () => this.testimonials.notEnded(this.day),
    ignoreFetchAbort: true,
  });
  private last: Testimonial[] = [];

  constructor(
    private readonly testimonials: TestimonialsRepository,
    private readonly config: Config,
    notifications: NotificationsService,
  ) {
    notifications.on(TESTIMONIALS_CHANNEL, () => {
      this.forget();
    });
    notifications.onReturn(() => {
      this.forget();
    });
  }

  /** What this process has changed holds for its next request. */
  forget(): void {
    this.known.delete(ALL);
  }

  /** In their order. */
  async today(): Promise<ShownTestimonial[]> {
    const today = this.day;
    return (await this.all())
      .filter((testimonial) => stateOn(today, testimonial) === 'shown')
      .slice(0, SHOWN_TESTIMONIALS)
      .map(({ role, texts, age, relation, isExample }) => ({ role, texts, age, relation, isExample }));
  }

  private get day(): string {
    return Temporal.Now.plainDateISO(this.config.timeZone).toString();
  }

  private async all(): Promise<Testimonial[]> {
    try {
      this.last = (await inTime(this.known.fetch(ALL), PATIENCE_MS)) ?? this.last;
    } catch {
      // The database is away.
    }
    return this.last;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { Config } from '../../config/config.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { STUDIO_SAMPLED } from './studio.event.js';
import { StudioFeed } from './studio-feed.js';
import { StudioSampleDto } from './studio-sample.dto.js';
import { SAMPLE_INTERVAL_MS, SAMPLE_TOLERANCE_MS } from './studio-samples.constants.js';
import { StudioSamplesRepository } from './studio-samples.repository.js';
import { StudioRepository } from './studio.repository.js';

const MINUTE_MS = 60_000;

/**
 * Reads the feed every few seconds, stores the reading and notifies connected clients. All replicas try, and one does it:
 * the one that holds the lock when a sample is due. When a replica stops, the next attempt of another one takes over.
 */
@Injectable()
export class StudioSamplerService {
  constructor(
    private readonly samples: StudioSamplesRepository,
    private readonly studios: StudioRepository,
    private readonly feed: StudioFeed,
    private readonly events: LiveEventsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    if (feed.source === 'off') return;
    periodic.every(SAMPLE_INTERVAL_MS, 'sample the studio', async () => {
      await this.sample();
    });
  }

  /**
   * @param time overrides the time of the database
   * @returns whether this replica took a sample
   */
  async sample(time?: Date): Promise<boolean> {
    return await this.manager.transaction(async (manager) => {
      const now = await this.samples.lead(manager);
      if (now === null) return false;
      const at = time ?? now;
      const last = await this.samples.last(manager);
      if (last !== null && !isDue(last.at, at)) return false;
      const reading = this.feed.read(await this.studios.current(manager), at, last);
      if (reading === null) return false;
      await this.samples.insert({ at, ...reading }, manager);
      if (last === null || minuteOf(last.at) !== minuteOf(at)) await this.samples.removeOld(at, manager);
      await this.events.publish(
        manager,
        STUDIO_SAMPLED,
        {},
        StudioSampleDto.from(reading, at, this.config.timeZone),
      );
      return true;
    });
  }
}

function isDue(last: Date, at: Date): boolean {
  return at.getTime() - last.getTime() >= SAMPLE_INTERVAL_MS - SAMPLE_TOLERANCE_MS;
}

function minuteOf(at: Date): number {
  return Math.floor(at.getTime() / MINUTE_MS);
}

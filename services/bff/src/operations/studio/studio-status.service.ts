import { Injectable } from '@nestjs/common';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { StudioFeed } from './studio-feed.js';
import { type PopulationDto, StudioSampleDto, type StudioStatusDto } from './studio-sample.dto.js';
import { type PopulationSpan, SAMPLE_INTERVAL_MS } from './studio-samples.constants.js';
import { StudioSamplesRepository } from './studio-samples.repository.js';

/** This many samples may fail before the last one counts as old. */
const MISSED = 3;

@Injectable()
export class StudioStatusService {
  constructor(
    private readonly samples: StudioSamplesRepository,
    private readonly feed: StudioFeed,
    private readonly config: Config,
  ) {}

  async status(): Promise<StudioStatusDto> {
    const last = this.feed.source === 'off' ? null : await this.samples.last();
    return {
      source: this.feed.source,
      interval: SAMPLE_INTERVAL_MS / 1000,
      stale: last !== null && last.at.getTime() < Date.now() - MISSED * SAMPLE_INTERVAL_MS,
      sample: last && StudioSampleDto.from(last, last.at, this.config.timeZone),
    };
  }

  async population(span: PopulationSpan): Promise<PopulationDto> {
    // Those of a feed that was switched off would look as if they were measured.
    const points = this.feed.source === 'off' ? [] : await this.samples.population(span);
    return {
      source: this.feed.source,
      points: points.map(({ at, population }) => ({
        time: displayTime(at, this.config.timeZone),
        population,
      })),
    };
  }
}

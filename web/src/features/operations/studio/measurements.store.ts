import { makeAutoObservable } from 'mobx';
import { getStudioPopulation, getStudioStatus } from '../../../api/generated/studio/studio';
import type {
  PopulationDto,
  PopulationSpan,
  StudioSampleDto,
  StudioStatusDto,
} from '../../../api/generated/model';
import { LiveFollower } from '../../../shared/live-events/live-follower';
import { LiveResource } from './live-resource';

const quiet = { skipErrorToast: true };
const withSignal = (signal: AbortSignal) => ({ ...quiet, signal });
/** This many measurements may fail before the last one counts as old. */
const MISSED = 4;
/** In seconds, until the server says otherwise. */
const USUAL_INTERVAL = 5;

/** The last measurement of the studio, and its population over time. */
export class MeasurementsStore {
  readonly status = new LiveResource<StudioStatusDto>((signal) => getStudioStatus(withSignal(signal)));
  readonly population = new LiveResource<PopulationDto>((signal) =>
    getStudioPopulation({ span: this.span }, withSignal(signal)),
  );
  span: PopulationSpan = 'hour';
  /** No measurement arrived for a while. */
  isOverdue = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'live' | 'timer'>(
      this,
      { status: false, population: false, live: false, timer: false },
      { autoBind: true },
    );
  }

  start(): () => void {
    this.status.start();
    this.population.start();
    this.expectNext(USUAL_INTERVAL);
    const unfollow = this.live.start();
    return () => {
      unfollow();
      clearTimeout(this.timer);
      this.status.stop();
      this.population.stop();
    };
  }

  show(span: PopulationSpan): void {
    if (span === this.span) return;
    this.span = span;
    this.population.load();
  }

  private readonly live = new LiveFollower(
    'studio.sampled',
    (sample) => {
      this.take(sample);
    },
    () => {
      void this.status.refresh();
      void this.population.refresh();
    },
  );

  /** Events may come before the first answer, or twice after a reconnect. */
  take(sample: StudioSampleDto): void {
    const { data } = this.status;
    if (data === null || (data.sample !== null && sample.time <= data.sample.time)) return;
    const isNewMinute = data.sample?.time.slice(0, MINUTE) !== sample.time.slice(0, MINUTE);
    this.status.put({ ...data, stale: false, sample });
    this.expectNext(data.interval);
    if (isNewMinute) void this.population.refresh();
  }

  private expectNext(interval: number): void {
    this.isOverdue = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(this.miss, MISSED * interval * 1000);
  }

  private readonly miss = (): void => {
    this.isOverdue = true;
  };
}

const MINUTE = 'YYYY-MM-DD HH:mm'.length;

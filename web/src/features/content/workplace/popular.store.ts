import { listPopularContent } from '../../../api/generated/workplace/workplace';
import type { PopularContentDto, PopularType } from '../../../api/generated/model';
import { FiguresFollower } from '../../../shared/live-events/figures-follower';
import { Resource } from '../../../shared/data/resource';

export interface PopularOfType {
  type: PopularType;
  rows: PopularContentDto[];
}

export class PopularStore {
  readonly popular = new Resource<PopularOfType>();
  private readonly follower = new FiguresFollower(() => [this.popular]);

  /** Loads nothing if this type is loaded: a hidden page still has its data when it is shown again. */
  show(type: PopularType): void {
    if (!this.popular.isLoaded || this.popular.data?.type !== type) this.load(type);
    this.follower.start();
  }

  readonly stop = (): void => {
    this.follower.stop();
    this.popular.stop();
  };

  load(type: PopularType): void {
    void this.popular.load(async (signal) => ({
      type,
      rows: await listPopularContent({ type }, { signal, skipErrorToast: true }),
    }));
  }
}

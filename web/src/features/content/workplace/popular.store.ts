import { listPopularContent } from '../../../api/generated/workplace/workplace';
import type { PopularContentDto, PopularType } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';

export interface PopularOfType {
  type: PopularType;
  rows: PopularContentDto[];
}

export class PopularStore {
  readonly popular = new Resource<PopularOfType>();

  /** Does nothing if this type is loaded: a hidden page still has its data when it is shown again. */
  show(type: PopularType): void {
    if (this.popular.isLoaded && this.popular.data?.type === type) return;
    this.load(type);
  }

  load(type: PopularType): void {
    void this.popular.load(async (signal) => ({
      type,
      rows: await listPopularContent({ type }, { signal, skipErrorToast: true }),
    }));
  }
}

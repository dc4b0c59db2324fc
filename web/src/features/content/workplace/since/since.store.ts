import type { SinceLastVisitDto } from '../../../../api/generated/model';
import { getSinceLastVisit } from '../../../../api/generated/workplace/workplace';
import { Resource } from '../../../../shared/data/resource';

/** Asked when the page is shown; it does not change under the eyes of the reader. */
export class SinceStore {
  readonly news = new Resource<SinceLastVisitDto>();

  readonly load = (): void => {
    void this.news.load((signal) => getSinceLastVisit({ signal, skipErrorToast: true }));
  };
}

import { listLabels, listNearDoubles } from '../../../api/generated/content-items/content-items';
import type { LabelDto, NearDoublesDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { LiveList } from '../../../shared/lists/live-list';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveReload } from '../../../shared/live-events/live-reload';
import type { LabelsQuery } from './labels-view';

/** A label is its own key. */
export type LabelRow = LabelDto & { id: string };

export function newLabelList() {
  return new LiveList<LabelRow, LabelsQuery>('contentItem.changed', async (query, signal) => {
    const { list, total } = await listLabels(paramsOf(query), { signal, skipErrorToast: true });
    return { list: list.map((label) => ({ ...label, id: label.label })), total };
  });
}

/** Labels that may mean the same. */
export class NearDoublesStore {
  readonly groups = new Resource<NearDoublesDto>();
  private readonly live = new LiveReload(['contentItem.changed'], () => void this.groups.refresh());

  readonly load = (): void => {
    void this.groups.load((signal) => listNearDoubles({ signal, skipErrorToast: true }));
  };

  readonly follow = (): (() => void) => {
    this.load();
    const end = this.live.start();
    return () => {
      end();
      this.groups.stop();
    };
  };
}

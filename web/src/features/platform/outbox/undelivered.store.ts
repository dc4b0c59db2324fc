import {
  discardUndelivered,
  listUndelivered,
  resendUndelivered,
} from '../../../api/generated/undelivered/undelivered';
import type { UndeliveredDto } from '../../../api/generated/model';
import { paramsOf } from '../../../shared/lists/filters';
import { LiveList } from '../../../shared/lists/live-list';
import type { UndeliveredQuery } from './undelivered-view';

/** What could not be delivered. */
export class UndeliveredStore {
  readonly live = new LiveList<UndeliveredDto, UndeliveredQuery>('outbox.changed', (query, signal) =>
    listUndelivered(paramsOf(query), { signal, skipErrorToast: true }),
  );

  /** @throws ApiError, which is shown */
  async resend(id: number): Promise<void> {
    try {
      await resendUndelivered(id);
    } finally {
      this.live.changed();
    }
  }

  /** @throws ApiError */
  async discard(id: number): Promise<void> {
    await discardUndelivered(id, { skipErrorToast: true });
    this.live.changed();
  }
}

import { makeAutoObservable } from 'mobx';
import { createChannelActivity, getChannelActivity } from '../../../api/generated/forms/forms';
import type { StoredChannelActivityDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { FormStore } from '../../../shared/forms/form.store';
import { type ActivityValues, bodyOf, newActivity, problemsOf } from './channel-activity';

/** The form of a new activity, and the one that was stored last. */
export class ChannelFormStore {
  readonly form = new FormStore<ActivityValues, StoredChannelActivityDto>({
    stored: newActivity,
    problemsOf,
    send: (values, { idempotencyKey }) =>
      createChannelActivity(bodyOf(values), { idempotencyKey, skipErrorToast: true }),
    draft: 'channel activity',
  });
  readonly stored = new Resource<StoredChannelActivityDto>();

  constructor() {
    makeAutoObservable(this, { form: false, stored: false }, { autoBind: true });
  }

  /** Loads an activity, unless it was just stored here. */
  async show(id: number): Promise<void> {
    if (this.stored.data?.id !== id) this.stored.clear();
    if (this.stored.data === null)
      await this.stored.load((signal) => getChannelActivity(id, { signal, skipErrorToast: true }));
  }

  /** The next activity begins with an empty form. */
  finish(activity: StoredChannelActivityDto): void {
    this.stored.replace(activity);
    this.form.settle(newActivity);
  }
}

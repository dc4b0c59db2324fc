import { makeAutoObservable } from 'mobx';
import {
  createChannelActivity,
  getChannelActivity,
  listChannelActivityChoices,
} from '../../../api/generated/forms/forms';
import type { ChannelActivityChoicesDto, StoredChannelActivityDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { FormStore } from '../../../shared/forms/form.store';
import { type ActivityForm, bodyOf, newActivity, problemsOf } from './channel-activity';
import { CorrectionStore } from './correction.store';

/** The form of a new activity or of a correction, and the activity that was stored last. */
export class ChannelFormStore {
  /** The form does without them while they are missing. */
  readonly choices = new Resource<ChannelActivityChoicesDto>();
  readonly stored = new Resource<StoredChannelActivityDto>();
  readonly correction: CorrectionStore;
  /** The application that is corrected; 0 for a new activity. */
  private readonly application: number;
  private readonly empty: ActivityForm = new FormStore({
    stored: newActivity,
    problemsOf: (values) => problemsOf(values),
    send: (values, { idempotencyKey }) =>
      createChannelActivity(bodyOf(values), { idempotencyKey, skipErrorToast: true }),
    draft: 'channel activity',
  });

  constructor(application: number) {
    this.application = application;
    this.correction = new CorrectionStore(application);
    makeAutoObservable<this, 'application' | 'empty'>(
      this,
      { choices: false, stored: false, correction: false, application: false, empty: false },
      { autoBind: true },
    );
  }

  /** Null until it is known what is to be corrected, and if it is not. */
  get form(): ActivityForm | null {
    return this.application === 0 ? this.empty : (this.correction.view.data?.form ?? null);
  }

  /** Loads what was used before. */
  async loadChoices(): Promise<void> {
    await this.choices.load((signal) => listChannelActivityChoices({ signal, skipErrorToast: true }));
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
    if (this.application === 0) this.empty.settle(newActivity);
  }

  readonly stop = (): void => {
    this.choices.stop();
    this.stored.stop();
    this.correction.view.stop();
  };
}

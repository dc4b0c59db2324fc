import { makeAutoObservable, observableRef } from 'mobx';
import {
  editChannel,
  getChannel,
  getChannelHistory,
  revokeChannel,
  rotateChannelKey,
} from '../../../api/generated/channels/channels';
import type { ChannelDto } from '../../../api/generated/model';
import { type Latest, MergingStore } from '../../../shared/forms/merging.store';
import { RecordStore } from '../../../shared/records/record.store';
import { channelForm, type ChannelValues, valuesOf } from './channel-form';

/** The open channel, and what can be done with it. */
export class ChannelRecordStore {
  readonly record: RecordStore<ChannelDto>;
  /** The form, while it is open. */
  editing: MergingStore<ChannelValues, void> | null = null;
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.record = new RecordStore({
      get: (options) => getChannel(id, options),
      history: (query, options) => getChannelHistory(id, query, options),
    });
    makeAutoObservable<this, 'id'>(
      this,
      { record: false, editing: observableRef, id: false },
      { autoBind: true },
    );
  }

  edit(channel: ChannelDto): void {
    this.record.forgetNote();
    // Of what the input is based on: the record behind the form follows the changes of others.
    const form = channelForm(channel, (values, version = channel.version) =>
      this.record.change((_shown, options) => editChannel(this.id, { ...values, version }, options)),
    );
    this.editing = new MergingStore(form, () => this.latest());
  }

  closeForm(): void {
    this.editing = null;
  }

  /** @throws ApiError */
  rotate(): Promise<void> {
    return this.record.change((version, options) => rotateChannelKey(this.id, { version }, options));
  }

  /** @throws ApiError */
  revoke(): Promise<void> {
    return this.record.change((version, options) => revokeChannel(this.id, { version }, options));
  }

  /** After a conflict the record is as the server has it. */
  private latest(): Promise<Latest<ChannelValues>> {
    const { data } = this.record.view;
    return data === null
      ? Promise.reject(new Error('The channel was not loaded.'))
      : Promise.resolve({ values: valuesOf(data), version: data.version });
  }
}

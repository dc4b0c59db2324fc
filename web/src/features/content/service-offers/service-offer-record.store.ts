import { makeAutoObservable, observableRef } from 'mobx';
import {
  editServiceOffer,
  getServiceOffer,
  getServiceOfferHistory,
  restoreServiceOffer,
  retireServiceOffer,
} from '../../../api/generated/services/services';
import type { ServiceOfferAction, ServiceOfferDto } from '../../../api/generated/model';
import { type Latest, MergingStore } from '../../../shared/forms/merging.store';
import { RecordStore } from '../../../shared/records/record.store';
import { draftOf, type ServiceOfferDraft, serviceOfferForm } from './service-offer-form';

const calls = { retire: retireServiceOffer, restore: restoreServiceOffer };

/** The open service and what can be done with it. */
export class ServiceOfferRecordStore {
  readonly record: RecordStore<ServiceOfferDto>;
  /** The form, while it is open, and the service as it was before. */
  editing: { before: ServiceOfferDto; merging: MergingStore<ServiceOfferDraft, ServiceOfferDto> } | null =
    null;
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.record = new RecordStore({
      get: (options) => getServiceOffer(id, options),
      history: (query, options) => getServiceOfferHistory(id, query, options),
    });
    makeAutoObservable<this, 'id'>(
      this,
      { record: false, editing: observableRef, id: false },
      { autoBind: true },
    );
  }

  edit(before: ServiceOfferDto): void {
    this.record.forgetNote();
    // Of what the input is based on: the record behind the form follows the changes of others.
    const form = serviceOfferForm(before, async (request, { version = before.version }) => {
      await this.record.change((_shown, options) =>
        editServiceOffer(this.id, { ...request, version }, options),
      );
      return this.shown;
    });
    this.editing = { before, merging: new MergingStore(form, () => this.latest()) };
  }

  closeForm(): void {
    this.editing = null;
  }

  /** @returns the service after it; null if it failed, and the note says why */
  async act(action: ServiceOfferAction): Promise<ServiceOfferDto | null> {
    const isDone = await this.record.act((version, options) => calls[action](this.id, { version }, options));
    return isDone ? this.shown : null;
  }

  /** After a conflict the record is as the server has it. */
  private latest(): Promise<Latest<ServiceOfferDraft>> {
    const { shown } = this;
    return Promise.resolve({ values: draftOf(shown), version: shown.version });
  }

  private get shown(): ServiceOfferDto {
    const { data } = this.record.view;
    if (data === null) throw new Error('The service was not loaded.');
    return data;
  }
}

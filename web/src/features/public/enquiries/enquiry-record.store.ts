import { makeAutoObservable } from 'mobx';
import {
  closeEnquiry,
  eraseEnquiry,
  getEnquiry,
  getEnquiryHistory,
  reopenEnquiry,
  takeEnquiry,
} from '../../../api/generated/enquiries/enquiries';
import type { EnquiryDto } from '../../../api/generated/model';
import { CloseEnquiryBody } from '../../../api/generated/model/bodies/enquiries';
import { closeEnquiryDtoLimits } from '../../../api/generated/model/limits/enquiries';
import { contractProblems } from '../../../shared/forms/contract-problems';
import { FormStore } from '../../../shared/forms/form.store';
import { RecordStore } from '../../../shared/records/record.store';

export type SimpleAction = 'take' | 'reopen';
export type Outcome = FormStore<{ note: string }>;

const simple = { take: takeEnquiry, reopen: reopenEnquiry };

/** The open enquiry and what can be done with it. */
export class EnquiryRecordStore {
  readonly record: RecordStore<EnquiryDto>;
  /** The outcome that is recorded when it is closed. */
  readonly outcome: Outcome;
  /** Whether the dialog that asks for the outcome is open. */
  isClosing = false;
  private readonly reference: string;

  constructor(reference: string) {
    this.reference = reference;
    this.record = new RecordStore({
      get: (options) => getEnquiry(reference, options),
      history: (query, options) => getEnquiryHistory(reference, query, options),
    });
    this.outcome = new FormStore<{ note: string }>({
      stored: { note: '' },
      draft: `outcome of enquiry ${reference}`,
      problemsOf: ({ note }) =>
        contractProblems(CloseEnquiryBody, closeEnquiryDtoLimits, { version: 1, note: note.trim() }),
      send: ({ note }) =>
        this.record.change((version, options) =>
          closeEnquiry(reference, { version, note: note.trim() }, options),
        ),
    });
    makeAutoObservable<this, 'reference'>(
      this,
      { record: false, outcome: false, reference: false },
      { autoBind: true },
    );
  }

  /** @returns whether it succeeded */
  move(action: SimpleAction): Promise<boolean> {
    return this.record.act((version, options) => simple[action](this.reference, { version }, options));
  }

  /**
   * Erases it permanently. After a conflict the current version is shown and can be erased.
   * @throws ApiError
   */
  readonly erase = (): Promise<void> =>
    this.record.erase((version, options) => eraseEnquiry(this.reference, { version }, options));

  setClosing(isClosing: boolean): void {
    this.isClosing = isClosing;
    this.record.forgetNote();
  }
}

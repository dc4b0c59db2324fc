import { makeAutoObservable, observableRef } from 'mobx';
import {
  editAuthor,
  getAuthor,
  getAuthorHistory,
  mergeAuthor,
  removeAuthor,
  restoreAuthor,
  undoAuthorMerge,
} from '../../../api/generated/authors/authors';
import type { AuthorAction, AuthorDto } from '../../../api/generated/model';
import { type Latest, MergingStore } from '../../../shared/forms/merging.store';
import { RecordStore } from '../../../shared/records/record.store';
import { type AuthorDraft, authorForm, draftOf, type MergeForm, mergeForm } from './author-form';
import {
  type AccountPicker,
  type AuthorPicker,
  newAccountPicker,
  newAuthorPicker,
} from './author-pickers.store';

/** What is done without a form. */
export type AuthorStep = Exclude<AuthorAction, 'edit' | 'merge'>;
const calls = { undoMerge: undoAuthorMerge, remove: removeAuthor, restore: restoreAuthor };

/** The open author and what can be done with it. */
export class AuthorRecordStore {
  readonly record: RecordStore<AuthorDto>;
  /** The form, while it is open, and the author as it was before. */
  editing: {
    before: AuthorDto;
    merging: MergingStore<AuthorDraft, AuthorDto>;
    accounts: AccountPicker;
  } | null = null;
  /** The form that asks into whom to merge, while it is open. */
  joining: { form: MergeForm; others: AuthorPicker } | null = null;
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.record = new RecordStore({
      get: (options) => getAuthor(id, options),
      history: (query, options) => getAuthorHistory(id, query, options),
    });
    makeAutoObservable<this, 'id'>(
      this,
      { record: false, editing: observableRef, joining: observableRef, id: false },
      { autoBind: true },
    );
  }

  edit(before: AuthorDto): void {
    this.record.forgetNote();
    // Of what the input is based on: the record behind the form follows the changes of others.
    const form = authorForm(before, async (request, { version = before.version }) => {
      await this.record.change((_shown, options) => editAuthor(this.id, { ...request, version }, options));
      return this.shown;
    });
    const merging = new MergingStore(form, () => this.latest());
    this.editing = { before, merging, accounts: newAccountPicker() };
  }

  join(): void {
    this.record.forgetNote();
    const form = mergeForm(async (into) => {
      await this.record.change((version, options) => mergeAuthor(this.id, { version, into }, options));
      return this.shown;
    });
    this.joining = { form, others: newAuthorPicker() };
  }

  closeForm(): void {
    this.editing = null;
    this.joining = null;
  }

  /** @returns the author after it; null if it failed, and the note says why */
  async act(step: AuthorStep): Promise<AuthorDto | null> {
    const isDone = await this.record.act((version, options) => calls[step](this.id, { version }, options));
    return isDone ? this.shown : null;
  }

  /** After a conflict the record is as the server has it. */
  private latest(): Promise<Latest<AuthorDraft>> {
    const { shown } = this;
    return Promise.resolve({ values: draftOf(shown), version: shown.version });
  }

  private get shown(): AuthorDto {
    const { data } = this.record.view;
    if (data === null) throw new Error('The author was not loaded.');
    return data;
  }
}

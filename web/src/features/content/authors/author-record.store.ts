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
import type { AuthorAction, AuthorDto, WriteAuthorDto } from '../../../api/generated/model';
import { RecordEdit } from '../../../shared/records/record-edit.store';
import { RecordStore } from '../../../shared/records/record.store';
import { type AuthorDraft, authorForm, draftOf, type MergeForm, mergeForm } from './author-form';
import { type AuthorPicker, newAuthorPicker } from './author-pickers.store';

/** What is done without a form. */
export type AuthorStep = Exclude<AuthorAction, 'edit' | 'merge'>;
const calls = { undoMerge: undoAuthorMerge, remove: removeAuthor, restore: restoreAuthor };

/** The open author and what can be done with it. */
export class AuthorRecordStore {
  readonly record: RecordStore<AuthorDto>;
  readonly editing: RecordEdit<AuthorDto, AuthorDraft, WriteAuthorDto>;
  /** The form that asks into whom to merge, while it is open. */
  joining: { form: MergeForm; others: AuthorPicker } | null = null;
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.record = new RecordStore({
      get: (options) => getAuthor(id, options),
      history: (query, options) => getAuthorHistory(id, query, options),
    });
    this.editing = new RecordEdit<AuthorDto, AuthorDraft, WriteAuthorDto>(this.record, {
      formOf: authorForm,
      valuesOf: draftOf,
      send: (body, options) => editAuthor(id, body, options),
    });
    makeAutoObservable<this, 'id'>(
      this,
      { record: false, editing: false, joining: observableRef, id: false },
      { autoBind: true },
    );
  }

  join(): void {
    this.record.forgetNote();
    const form = mergeForm(async (into) => {
      await this.record.change((version, options) => mergeAuthor(this.id, { version, into }, options));
      return this.record.shown;
    });
    this.joining = { form, others: newAuthorPicker() };
  }

  readonly endMerge = (): void => {
    this.joining = null;
  };

  /** @returns whether it succeeded; otherwise the note says why not */
  act(step: AuthorStep): Promise<boolean> {
    return this.record.act((version, options) => calls[step](this.id, { version }, options));
  }
}

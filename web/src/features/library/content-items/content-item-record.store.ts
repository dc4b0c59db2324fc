import {
  approveContentItem,
  getContentItem,
  getContentItemHistory,
  publishContentItem,
  rejectContentItem,
  removeContentItem,
  reopenContentItem,
  restoreContentItem,
  restoreContentRevision,
  saveContentItem,
  scheduleContentItem,
  submitContentItem,
  unpublishContentItem,
  withdrawContentItem,
} from '../../../api/generated/content-items/content-items';
import type { ContentItemAction, ContentItemDto } from '../../../api/generated/model';
import { type Latest, MergingStore } from '../../../shared/forms/merging.store';
import { ReviewStore } from '../../../shared/records/review.store';
import { scheduleForm, type ScheduleForm } from '../../../shared/schedule/schedule-form';
import { type ContentItemDraft, contentItemForm, draftOf, writtenOf } from './content-item-form';
import { type ContentItemPolicies, newContentItemPolicies } from './content-item-policies.store';
import { ContentRevisionsStore } from './content-revisions.store';

/** What is done without the editor. */
export type ContentItemStep = Exclude<ContentItemAction, 'edit'>;
export type ContentItemMerging = MergingStore<ContentItemDraft, ContentItemDto>;

/** The open item and what can be done with it. */
export class ContentItemRecordStore {
  readonly review: ReviewStore<ContentItemDto, ContentItemStep>;
  readonly revisions: ContentRevisionsStore;
  readonly sets: ContentItemPolicies;
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
    this.revisions = new ContentRevisionsStore(id);
    this.sets = newContentItemPolicies(id);
    this.review = new ReviewStore<ContentItemDto, ContentItemStep>({
      get: (options) => getContentItem(id, options),
      history: (query, options) => getContentItemHistory(id, query, options),
      calls: {
        submit: ({ version }, options) => submitContentItem(id, { version }, options),
        withdraw: ({ version }, options) => withdrawContentItem(id, { version }, options),
        approve: ({ version }, options) => approveContentItem(id, { version }, options),
        reject: (body, options) => rejectContentItem(id, body, options),
        reopen: ({ version }, options) => reopenContentItem(id, { version }, options),
        online: ({ version }, options) => publishContentItem(id, { version }, options),
        offline: ({ version }, options) => unpublishContentItem(id, { version }, options),
        remove: ({ version }, options) => removeContentItem(id, { version }, options),
        restore: ({ version }, options) => restoreContentItem(id, { version }, options),
      },
      asks: 'reject',
      draft: `rejection of content item ${id}`,
    });
  }

  /** The form of the item as it is shown now. */
  edit(before: ContentItemDto): ContentItemMerging {
    const { record } = this.review;
    record.forgetNote();
    // Of what the input is based on: the record behind the form follows the changes of others.
    const form = contentItemForm(before, before.language, async (draft, { version = before.version }) => {
      const request = { ...writtenOf(draft), version };
      await record.change((_shown, options) => saveContentItem(this.id, request, options));
      return this.shown;
    });
    return new MergingStore(form, () => this.latest());
  }

  /** From when and until when children see it. After it is saved, the record is as the server has it. */
  schedule(item: ContentItemDto): ScheduleForm<void> {
    return scheduleForm(item, `content item ${this.id} schedule`, (times) =>
      this.review.record.change((_shown, options) =>
        scheduleContentItem(
          this.id,
          { ...times, version: item.version },
          { skipErrorToast: options.skipErrorToast },
        ),
      ),
    );
  }

  /**
   * Makes a draft of what an older revision says.
   * @throws ApiError
   */
  takeOver(revision: number): Promise<void> {
    return this.review.record.change((version, options) =>
      restoreContentRevision(this.id, revision, { version }, options),
    );
  }

  /** After a conflict the record is as the server has it. */
  private latest(): Promise<Latest<ContentItemDraft>> {
    const { shown } = this;
    return Promise.resolve({ values: draftOf(shown), version: shown.version });
  }

  private get shown(): ContentItemDto {
    const { data } = this.review.record.view;
    if (data === null) throw new Error('The content item was not loaded.');
    return data;
  }
}

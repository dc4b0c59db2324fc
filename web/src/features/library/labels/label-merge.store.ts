import { makeAutoObservable } from 'mobx';
import { mergeLabels, previewLabelMerge } from '../../../api/generated/content-items/content-items';
import type { LabelMergeDto, LabelMergePreviewDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { FormStore } from '../../../shared/forms/form.store';
import { problem } from '../../../shared/forms/problem';

export interface MergeDraft {
  into: string;
}
export type MergeForm = FormStore<MergeDraft, LabelMergeDto>;

/** The debounce delay while the user types. */
const PAUSE_MS = 300;

/** The form that asks into which label to merge. Nothing is sent before its consequences were shown. */
export class LabelMergeStore {
  readonly form: MergeForm;
  readonly preview = new Resource<LabelMergePreviewDto>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownInto = '';
  private readonly from: string;

  constructor(from: string, into: string) {
    this.from = from;
    this.form = new FormStore<MergeDraft, LabelMergeDto>({
      stored: { into: '' },
      problemsOf: (draft) => (draft.into.trim() === '' ? { into: problem('required') } : {}),
      send: (draft, { idempotencyKey }) =>
        mergeLabels({ from, into: draft.into.trim() }, { skipErrorToast: true, idempotencyKey }),
    });
    makeAutoObservable<this, 'from' | 'timer'>(
      this,
      { form: false, preview: false, from: false, timer: false },
      { autoBind: true },
    );
    if (into !== '') {
      this.form.change({ into });
      this.load();
    }
  }

  /** What the merge into the label of now would change is shown. */
  get isShown(): boolean {
    return this.preview.state === 'ready' && this.shownInto === this.form.values.into.trim();
  }

  readonly look = (): void => {
    clearTimeout(this.timer);
    this.preview.clear();
    if (this.form.values.into.trim() !== '') this.timer = setTimeout(this.load, PAUSE_MS);
  };

  readonly load = (): void => {
    const into = this.form.values.into.trim();
    this.shownInto = into;
    void this.preview.load((signal) =>
      previewLabelMerge({ from: this.from, into }, { signal, skipErrorToast: true }),
    );
  };

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.preview.stop();
  };
}

import { listAuthors } from '../../../../api/generated/authors/authors';
import {
  createQualityInspection,
  editQualityInspection,
  listQualityInspections,
} from '../../../../api/generated/cards/cards';
import type { AuthorDto, QualityInspectionDto } from '../../../../api/generated/model';
import { FormStore } from '../../../../shared/forms/form.store';
import { type Latest, MergingStore } from '../../../../shared/forms/merging.store';
import { RecordPickerStore } from '../../../../shared/records/record-picker.store';
import { draftOf, problemsOf, type QueueDraft, requestOf } from './queue-form';

/** How many authors the field proposes at once. */
const PROPOSED = 6;
const quiet = { skipErrorToast: true };

/** The form of a new queue, or of one that others may change meanwhile. */
export class QueueFormStore {
  readonly form: FormStore<QueueDraft, QualityInspectionDto>;
  readonly merging: MergingStore<QueueDraft, QualityInspectionDto> | undefined;
  readonly authors = new RecordPickerStore<AuthorDto>((text, signal) =>
    listAuthors({ ...(text === '' ? {} : { search: text }), pageSize: PROPOSED }, { signal, ...quiet }),
  );

  /** @param queue null for a new one */
  constructor(queue: QualityInspectionDto | null) {
    this.form = new FormStore<QueueDraft, QualityInspectionDto>({
      stored: draftOf(queue),
      ...(queue && { version: queue.version }),
      draft: queue === null ? 'new inspection queue' : `inspection queue ${queue.id}`,
      problemsOf,
      send: (draft, { idempotencyKey, version = queue?.version ?? 1 }) =>
        queue === null
          ? createQualityInspection(requestOf(draft), { ...quiet, idempotencyKey })
          : editQualityInspection(queue.id, { ...requestOf(draft), version }, quiet),
    });
    if (queue !== null) this.merging = new MergingStore(this.form, () => latestOf(queue));
  }
}

async function latestOf(queue: QualityInspectionDto): Promise<Latest<QueueDraft>> {
  const queues = await listQualityInspections(quiet);
  const now = queues.find(({ id }) => id === queue.id) ?? queue;
  return { values: draftOf(now), version: now.version };
}

import {
  createProgramme,
  editProgramme,
  removeProgrammeCover,
  restoreProgramme,
  uploadProgrammeCover,
} from '../../../api/generated/studio/studio';
import type { LiveMethod, ProgrammeDto } from '../../../api/generated/model';
import { productLimits } from '../../../api/generated/model/productLimits';
import { type Latest, MergingStore } from '../../../shared/forms/merging.store';
import { pictureRule } from '../../../shared/upload/pictures/picture-rule';
import { UploadStore } from '../../../shared/upload/upload.store';
import { type ProgrammeForm, programmeForm, type ProgrammeValues, valuesOf } from './programme-form';
import type { StudioStore } from './studio.store';

const quiet = { skipErrorToast: true };
/** By name; the server judges by the content. */
const COVER_FILE = pictureRule(productLimits.coverBytes);

/** The form of a new entry of the programme of a method. */
export function newEntryForm(studio: StudioStore, method: LiveMethod): ProgrammeForm {
  return programmeForm(null, method, async (entry, { idempotencyKey }) =>
    studio.taken(await createProgramme({ method, ...entry }, { ...quiet, idempotencyKey })),
  );
}

/** The form of an entry that others may change meanwhile. */
export function editedEntry(
  studio: StudioStore,
  entry: ProgrammeDto,
): MergingStore<ProgrammeValues, ProgrammeDto[]> {
  const { id, method } = entry;
  const form = programmeForm(entry, method, async (values, { version = entry.version }) =>
    studio.taken(await editProgramme(id, { ...values, version }, quiet)),
  );
  const latest = async (): Promise<Latest<ProgrammeValues>> => {
    await studio.programmes.refresh();
    const now = studio.programmes.data?.find((one) => one.id === id);
    if (now === undefined) throw new Error('The entry was removed.');
    return { values: valuesOf(now), version: now.version };
  };
  return new MergingStore(form, latest);
}

/** Sends a cover as soon as it is chosen. */
export function coverUpload(
  studio: StudioStore,
  id: string,
  onSent: () => void,
): UploadStore<ProgrammeDto[]> {
  return new UploadStore(COVER_FILE, async (file, options) => {
    const programmes = studio.taken(await uploadProgrammeCover(id, { file }, options));
    onSent();
    return programmes;
  });
}

/** @throws ApiError */
export async function removeCover(studio: StudioStore, { id, version }: ProgrammeDto): Promise<void> {
  studio.taken(await removeProgrammeCover(id, { version }, quiet));
}

/** Takes back that an entry was removed, in the version after it. Errors are shown by a toast. */
export async function restoreEntry(studio: StudioStore, { id, version }: ProgrammeDto): Promise<void> {
  studio.taken(await restoreProgramme(id, { version: version + 1 }));
}

/** Takes back that an entry was edited, if nobody changed it since. Errors are shown by a toast. */
export async function undoEdit(studio: StudioStore, before: ProgrammeDto, version: number): Promise<void> {
  const { id, name, duration } = before;
  studio.taken(await editProgramme(id, { name, duration, version }));
}

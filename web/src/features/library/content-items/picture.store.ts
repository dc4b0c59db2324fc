import { createContentItemDtoLimits as limits } from '../../../api/generated/model/limits/content-items';
import { uploadContentPicture } from '../../../api/generated/content-items/content-items';
import type { ContentPictureDto } from '../../../api/generated/model';
import { FormStore } from '../../../shared/forms/form.store';
import { problem, type Problems } from '../../../shared/forms/problem';
import { codePointsOf } from '../../../shared/lib/text-length';
import { UploadStore } from '../../../shared/upload/upload.store';
import { pictureFile } from './picture-file';

export interface PictureDraft {
  picture: ContentPictureDto | null;
  /** What it shows. */
  text: string;
}
export type PictureForm = FormStore<PictureDraft, PictureDraft>;

export function pictureForm(): PictureForm {
  return new FormStore<PictureDraft, PictureDraft>({
    stored: { picture: null, text: '' },
    problemsOf,
    send: (draft) => Promise.resolve(draft),
  });
}

function problemsOf({ picture, text }: PictureDraft): Problems<PictureDraft> {
  const { maxLength: max } = limits.coverText;
  const typed = codePointsOf(text.trim());
  return {
    ...(picture === null ? { picture: problem('required') } : {}),
    ...(typed === 0 ? { text: problem('required') } : {}),
    ...(typed > max ? { text: problem('tooLong', { max, typed }) } : {}),
  };
}

/** Sends a picture as soon as it is chosen. */
export function pictureUpload(form: PictureForm): UploadStore<ContentPictureDto> {
  return new UploadStore(pictureFile, async (file, options) => {
    const picture = await uploadContentPicture({ file }, options);
    form.change({ picture });
    return picture;
  });
}

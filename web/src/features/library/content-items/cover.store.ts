import {
  describeContentPicture,
  uploadContentPicture,
} from '../../../api/generated/content-items/content-items';
import type { ContentPictureDto } from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { UploadStore } from '../../../shared/upload/upload.store';
import type { ContentItemForm } from './content-item-form';
import { pictureFile } from './picture-file';

/** The cover in the form: which picture it is, and the upload of another one. */
export class CoverStore {
  readonly picture = new Resource<ContentPictureDto>();
  readonly upload: UploadStore<ContentPictureDto>;
  private readonly form: ContentItemForm;

  constructor(form: ContentItemForm) {
    this.form = form;
    this.upload = new UploadStore(pictureFile, async (file, options) => {
      const picture = await uploadContentPicture({ file }, options);
      this.picture.replace(picture);
      form.change({ cover: picture.id });
      return picture;
    });
  }

  /** Where the picture is that the form names: a form that was kept knows its id only. */
  readonly load = (): void => {
    const { cover } = this.form.values;
    if (cover === '' || this.picture.data?.id === cover) return;
    this.picture.clear();
    void this.picture.load((signal) => describeContentPicture(cover, { signal, skipErrorToast: true }));
  };

  readonly remove = (): void => {
    this.upload.cancel();
    this.picture.clear();
    this.form.change({ cover: '', coverText: '' });
  };

  readonly stop = (): void => {
    this.upload.cancel();
    this.picture.stop();
  };
}

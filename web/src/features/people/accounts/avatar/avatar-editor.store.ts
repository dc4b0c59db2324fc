import { makeAutoObservable } from 'mobx';
import { removeAvatar, uploadAvatar } from '../../../../api/generated/user/user';
import { session } from '../../../../shared/session/session.store';
import { whyUnreadable } from '../../../../shared/upload/pictures/fit-picture';
import { UploadStore } from '../../../../shared/upload/upload.store';
import { AVATAR_FILE } from './avatar.constants';

/** A chosen picture, which is cropped and then uploaded. */
export class AvatarEditorStore {
  /** The address of the chosen picture in this browser; null before one is chosen. */
  picture: string | null = null;
  /** The browser cannot draw what was cropped. */
  isUndrawable = false;
  readonly upload = new UploadStore<void>(AVATAR_FILE, async (file, options) => {
    await uploadAvatar({ file }, options);
    await session.refreshUser();
    this.onDone();
  });
  private name = '';
  private readonly onDone: () => void;

  /** @param onDone the account has the new avatar */
  constructor(onDone: () => void) {
    this.onDone = onDone;
    makeAutoObservable<this, 'onDone'>(this, { upload: false, onDone: false }, { autoBind: true });
  }

  readonly choose = (file: File): void => {
    this.discard();
    if (!this.upload.accepts(file)) return;
    this.name = file.name;
    this.picture = URL.createObjectURL(file);
  };

  /** The browser cannot show the file, whatever its name says. */
  async refuse(): Promise<void> {
    const { file } = this.upload;
    this.discard();
    if (file === null) return;
    const reason = await whyUnreadable(file);
    if (this.upload.accepts(file)) this.upload.refuse(reason);
  }

  async send(draw: () => Promise<Blob>): Promise<void> {
    this.isUndrawable = false;
    try {
      const { name } = this;
      await this.upload.start(new File([await draw()], name));
    } catch {
      this.setUndrawable();
    }
  }

  /** Back to the choice of a picture. */
  readonly discard = (): void => {
    this.upload.cancel();
    if (this.picture !== null) URL.revokeObjectURL(this.picture);
    this.picture = null;
    this.isUndrawable = false;
  };

  private setUndrawable(): void {
    this.isUndrawable = true;
  }
}

/** @throws ApiError */
export async function removeOwnAvatar(): Promise<void> {
  await removeAvatar({ skipErrorToast: true });
  await session.refreshUser();
}

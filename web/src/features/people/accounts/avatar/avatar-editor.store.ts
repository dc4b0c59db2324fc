import { makeAutoObservable } from 'mobx';
import { removeAvatar, uploadAvatar } from '../../../../api/generated/user/user';
import { session } from '../../../../shared/session/session.store';
import { UploadStore } from '../../../../shared/upload/upload.store';
import { AVATAR_FILE } from './avatar.constants';

/** Why a picture cannot be cropped here. */
export type PictureProblem = 'unreadable' | 'undrawable';

/** A chosen picture, which is cropped and then uploaded. */
export class AvatarEditorStore {
  /** The address of the chosen picture in this browser; null before one is chosen. */
  picture: string | null = null;
  problem: PictureProblem | null = null;
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
  readonly refuse = (): void => {
    this.discard();
    this.problem = 'unreadable';
  };

  async send(draw: () => Promise<Blob>): Promise<void> {
    this.problem = null;
    try {
      const { name } = this;
      await this.upload.start(new File([await draw()], name));
    } catch {
      this.setProblem('undrawable');
    }
  }

  /** Back to the choice of a picture. */
  readonly discard = (): void => {
    this.upload.cancel();
    if (this.picture !== null) URL.revokeObjectURL(this.picture);
    this.picture = null;
    this.problem = null;
  };

  private setProblem(problem: PictureProblem): void {
    this.problem = problem;
  }
}

/** @throws ApiError */
export async function removeOwnAvatar(): Promise<void> {
  await removeAvatar({ skipErrorToast: true });
  await session.refreshUser();
}

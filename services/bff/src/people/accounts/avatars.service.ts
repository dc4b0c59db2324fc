import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { AppError } from '../../common/errors/app-error.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type FileContent, FileStorage } from '../../platform/files/file-storage.service.js';
import { SharedFilesService } from '../../platform/files/shared-files.service.js';
import { avatarPictures } from './avatar-picture.js';
import { AVATAR_MEDIA_TYPE, AVATAR_NAME, AVATAR_SIZES, avatarFile, storedName } from './avatars.constants.js';

const KEY_BYTES = 16;

@Injectable()
export class AvatarsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly storage: FileStorage,
    private readonly files: SharedFilesService,
    private readonly audit: AuditService,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** Stores the image as the account's avatar. The URL of the previous one becomes invalid. */
  async replace(actor: SignedInActor, upload: Buffer, signal: AbortSignal): Promise<'ok'> {
    const pictures = await avatarPictures(upload, signal);
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const files = pictures.map(({ size, bytes }) => ({
      name: storedName(avatarFile(key, size)),
      mediaType: AVATAR_MEDIA_TYPE,
      bytes,
    }));
    await this.manager.transaction(async (manager) => {
      await this.storage.store(files, manager);
      await this.change(actor, key, manager);
    });
    return 'ok';
  }

  /** The account has no avatar afterwards; without one, nothing happens. The URL becomes invalid. */
  async remove(actor: SignedInActor): Promise<'ok'> {
    await this.manager.transaction((manager) => this.change(actor, '', manager));
    return 'ok';
  }

  /** With an account that is removed. Its own entry of the audit log says so. */
  async removeWithAccount(accountId: number, manager: EntityManager): Promise<void> {
    await this.exchange(accountId, '', manager);
  }

  /** @throws AppError fileUnknown */
  async file(name: string): Promise<FileContent> {
    const file = AVATAR_NAME.test(name) ? await this.files.read(storedName(name)) : null;
    if (!file) throw new AppError('fileUnknown');
    return file;
  }

  private async change(actor: SignedInActor, key: string, manager: EntityManager): Promise<void> {
    const { accountId } = actor;
    const previous = await this.exchange(accountId, key, manager);
    if (previous === key) return;
    await this.accounts.announceChange(accountId, manager);
    const change = { entityId: accountId, before: {}, after: { fields: ['avatar'] } };
    await this.audit.record(manager, actor, { entity: 'account', action: 'edit' }, change);
  }

  /** @returns the key of the previous avatar, whose files leave; empty if there was none. */
  private async exchange(accountId: number, key: string, manager: EntityManager): Promise<string> {
    const previous = await this.accounts.changeAvatar(accountId, key, manager);
    if (previous !== '' && previous !== key)
      await this.files.drop(
        AVATAR_SIZES.map((size) => storedName(avatarFile(previous, size))),
        manager,
      );
    return previous;
  }
}

import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { PICTURE_TYPES } from '../../common/pictures/pictures.constants.js';
import { pictureType } from '../../common/pictures/picture-type.js';
import { renderUpload } from '../../common/pictures/uploaded-picture.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { type FileContent } from '../../platform/files/file-storage.service.js';
import { SharedFilesService } from '../../platform/files/shared-files.service.js';
import { ProgrammeTurnsService } from './programme-turns.service.js';
import { StudioLogService } from './studio-log.service.js';
import { COVER_EDGE, COVER_KEY, COVER_MEDIA_TYPE, storedCover } from './studio-programmes.constants.js';
import { StudioProgrammesRepository } from './studio-programmes.repository.js';

const RENDITION = { edge: COVER_EDGE, fit: 'inside', format: 'webp' } as const;

/** The covers of the entries. Each counts against the account that uploaded it. */
@Injectable()
export class ProgrammeCoversService {
  constructor(
    private readonly programmes: StudioProgrammesRepository,
    private readonly turns: ProgrammeTurnsService,
    private readonly log: StudioLogService,
    private readonly files: SharedFilesService,
  ) {}

  /**
   * The address of the previous one becomes invalid.
   * @throws AppError notFound, mediaTypeUnsupported, contractBroken, storageFull
   */
  async replace(code: string, upload: Buffer, signal: AbortSignal, actor: SignedInActor): Promise<void> {
    // Before the work: nothing is rendered for an entry that is not there.
    if ((await this.programmes.methodOf(code)) === undefined) throw new AppError('notFound');
    if (pictureType(upload) === null)
      throw new AppError('mediaTypeUnsupported', { accepted: PICTURE_TYPES.join(', ') });
    const [bytes = Buffer.alloc(0)] = await renderUpload(upload, [RENDITION], signal);
    const key = randomBytes(COVER_KEY.bytes).toString('base64url');
    const file = { name: nameOf(key), mediaType: COVER_MEDIA_TYPE, bytes };
    await this.change(code, undefined, key, actor, file);
  }

  /** Without a cover, nothing happens. @throws AppError notFound, conflict */
  async remove(code: string, version: number, actor: SignedInActor): Promise<void> {
    await this.change(code, version, '', actor, null);
  }

  /** @throws AppError fileUnknown */
  async file(file: string): Promise<FileContent> {
    const name = storedCover(file);
    const found = name === null ? null : await this.files.read(name);
    if (!found) throw new AppError('fileUnknown');
    return found;
  }

  private async change(
    code: string,
    version: number | undefined,
    key: string,
    actor: SignedInActor,
    file: FileContent | null,
  ): Promise<void> {
    await this.turns.change(code, version, async (manager, { entry }) => {
      const { name, coverKey } = entry;
      if (coverKey === key) return;
      if (file !== null) {
        await lockAccount(manager, actor.accountId);
        await this.files.store(file, actor.accountId, manager);
      }
      await this.programmes.save(entry, { coverKey: key }, manager);
      await this.log.record(manager, actor, {
        ...{ part: 'programme', action: file === null ? 'removeCover' : 'changeCover' },
        ...{ before: { name }, after: { name } },
      });
      if (coverKey !== '') await this.files.drop([nameOf(coverKey)], manager);
    });
  }
}

function nameOf(key: string): string {
  return storedCover(`${key}.webp`) ?? '';
}

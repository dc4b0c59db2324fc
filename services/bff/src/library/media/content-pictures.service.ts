import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Reach } from '../../common/http/immutable-file.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { PICTURE_TYPES } from '../../common/pictures/pictures.constants.js';
import { pictureType } from '../../common/pictures/picture-type.js';
import { renderUpload } from '../../common/pictures/uploaded-picture.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { type FileContent } from '../../platform/files/file-storage.service.js';
import { SharedFilesService } from '../../platform/files/shared-files.service.js';
import { type ContentPictureDto, type ContentPictureQuery } from './content-picture.dto.js';
import { ContentPicturesRepository } from './content-pictures.repository.js';
import { MediaAddressesService } from './media-addresses.service.js';
import { PICTURE_WIDTHS, pictureFileOf, storedPicture } from './media.constants.js';
import { filesOf, renderedPicture, RENDITIONS } from './picture-renditions.js';

const SWEEP_INTERVAL_MS = 3_600_000;
const SWEPT_AT_ONCE = 100;

/** The pictures of content items. What nothing names goes after a day. */
@Injectable()
export class ContentPicturesService {
  constructor(
    private readonly pictures: ContentPicturesRepository,
    private readonly addresses: MediaAddressesService,
    private readonly files: SharedFilesService,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    periodic.every(SWEEP_INTERVAL_MS, 'remove media that nothing names', () => this.sweep());
  }

  /** @throws AppError mediaTypeUnsupported, contractBroken, storageFull */
  async upload(upload: Buffer, signal: AbortSignal, accountId: number): Promise<ContentPictureDto> {
    if (pictureType(upload) === null)
      throw new AppError('mediaTypeUnsupported', { accepted: PICTURE_TYPES.join(', ') });
    const picture = renderedPicture(await renderUpload(upload, RENDITIONS, signal));
    const { id } = picture;
    await this.manager.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      if (!(await this.pictures.keep(id, accountId, manager))) return;
      for (const file of filesOf(accountId, picture)) await this.files.store(file, accountId, manager);
    });
    return { id, ...this.addresses.signed(id) };
  }

  /** Those of the pictures that this person may see. */
  async visible(ids: string[], principal: Principal, manager?: EntityManager): Promise<Set<string>> {
    const { accountId } = principal;
    return await this.pictures.visible(
      ids,
      { accountId, seesAll: can(principal, 'content.seeAll') },
      manager,
    );
  }

  /** @throws AppError notFound, also for one that this person may not see */
  async describe(id: string, principal: Principal): Promise<ContentPictureDto> {
    if (!(await this.visible([id], principal)).has(id)) throw new AppError('notFound');
    return { id, ...this.addresses.signed(id) };
  }

  /** Those of the pictures that there are. */
  async stored(ids: string[]): Promise<Set<string>> {
    return await this.pictures.stored(ids);
  }

  /** @throws AppError fileUnknown, also for what is not online and has no signed address */
  async file(
    name: string,
    { until = 0, signature = '' }: ContentPictureQuery,
  ): Promise<{ file: FileContent; reach: Reach }> {
    const asked = pictureFileOf(name);
    const found = asked && (await this.pictures.find(asked.id));
    if (!found) throw new AppError('fileUnknown');
    const privateSeconds = this.addresses.secondsLeft(asked.id, until, signature);
    if (!found.isOnline && privateSeconds === 0) throw new AppError('fileUnknown');
    const file = await this.files.read(storedPicture(found.accountId, asked));
    if (!file) throw new AppError('fileUnknown');
    return { file, reach: { isForAll: true, ...(found.isOnline ? {} : { privateSeconds }) } };
  }

  /** Removes what nothing has named for a day. */
  async sweep(): Promise<void> {
    for (;;) {
      const swept = await this.manager.transaction(async (manager) => {
        const gone = await this.pictures.removeUnnamed(SWEPT_AT_ONCE, manager);
        const names = gone.flatMap(({ id, accountId }) =>
          PICTURE_WIDTHS.map((width) => storedPicture(accountId, { id, width })),
        );
        await this.files.drop(names, manager);
        return gone.length;
      });
      if (swept < SWEPT_AT_ONCE) return;
    }
  }
}

import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { can } from '../../common/auth/can.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Reach } from '../../common/http/immutable-file.js';
import { inLineOf } from '../../common/limits/account-lines.js';
import { Config } from '../../config/config.js';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { lockAccount } from '../../platform/database/lock-account.js';
import { type ContentPictureQuery } from './content-picture.dto.js';
import { type ContentVideo } from './content-video.entity.js';
import { MediaAddressesService } from './media-addresses.service.js';
import { type BeginVideoDto, type ContentVideoDto, type VideoUploadDto } from './video.dto.js';
import { VideoFilesService } from './video-files.service.js';
import {
  BYTES_PER_MB,
  MOST_UNNAMED_VIDEOS,
  UPLOAD_HOURS,
  UPLOADS_ADDRESS,
  VIDEOS_ADDRESS,
  type VideoType,
} from './videos.constants.js';
import { VideosRepository } from './videos.repository.js';

const ID_BYTES = 16;
const SWEEP_INTERVAL_MS = 3_600_000;

/** The videos of content items, from the first byte of an upload on. */
@Injectable()
export class VideosService {
  constructor(
    private readonly videos: VideosRepository,
    private readonly files: VideoFilesService,
    private readonly addresses: MediaAddressesService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
    periodic: PeriodicService,
  ) {
    periodic.every(SWEEP_INTERVAL_MS, 'remove videos that nothing names', () => this.sweep());
  }

  /** Takes up an unfinished upload of the same file. @throws AppError videosNotStored, bodyTooLarge, tooManyVideos, videoQuotaUsed, videoStoreFull, unavailable */
  async begin(request: BeginVideoDto, accountId: number): Promise<VideoUploadDto> {
    const { maxBytes } = this.files;
    if (maxBytes === 0) throw new AppError('videosNotStored');
    if (request.size > maxBytes)
      throw new AppError('bodyTooLarge', { limit: `${maxBytes / BYTES_PER_MB} MB` });
    const id = await this.manager.transaction(async (manager) => {
      await lockAccount(manager, accountId);
      const unfinished = await this.videos.unfinished(accountId, request, manager);
      if (unfinished && (await this.files.knows(unfinished.id, manager))) return unfinished.id;
      if ((await this.videos.countUnnamed(accountId, manager)) >= MOST_UNNAMED_VIDEOS)
        throw new AppError('tooManyVideos', { max: MOST_UNNAMED_VIDEOS });
      await this.checkQuotas(request.size, accountId, manager);
      const begun = randomBytes(ID_BYTES).toString('hex');
      const { name, size, modified } = request;
      await this.videos.insert({ id: begun, accountId, name, size, modified }, manager);
      await this.files.begin(begun, request.size, manager);
      return begun;
    });
    return { id, address: `${UPLOADS_ADDRESS}/${id}${this.addresses.query(`upload ${id}`, UPLOAD_HOURS)}` };
  }

  /** Accounts that begin at the same moment may go beyond the one in all, by a video each. @throws AppError */
  private async checkQuotas(size: number, accountId: number, manager: EntityManager): Promise<void> {
    const { own, all } = await this.videos.bytesTaken(accountId, manager);
    const { accountMb, totalMb } = this.config.media;
    for (const [reason, taken, max] of [
      ['videoQuotaUsed', own, accountMb],
      ['videoStoreFull', all, totalMb],
    ] as const)
      if (taken + size > max * BYTES_PER_MB)
        throw new AppError(reason, { max, left: Math.max(0, Math.floor(max - taken / BYTES_PER_MB)) });
  }

  /** Whether the address may be used to send the file. */
  mayUpload(id: string, { until = 0, signature = '' }: ContentPictureQuery): boolean {
    return this.files.maxBytes > 0 && this.addresses.secondsLeft(`upload ${id}`, until, signature) > 0;
  }

  /**
   * Looks at a file of which everything was sent. What is no video is removed.
   * @throws AppError notFound, videoUnfinished, contractBroken, unavailable
   */
  async finish(id: string, { accountId }: Principal): Promise<ContentVideoDto> {
    const video = await this.videos.find(id);
    if (video?.accountId !== accountId) throw new AppError('notFound');
    if (video.mediaType !== null) return this.shown(video);
    const failure = await inLineOf(accountId, () => this.complete(video)).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const now = await this.videos.find(id);
    // Another call may have finished it meanwhile, at another replica.
    if (now?.mediaType) return this.shown(now);
    throw failure ? failure.error : new AppError('notFound');
  }

  private async complete({ id, size }: ContentVideo): Promise<void> {
    const isHere = await this.files.knows(id, this.manager);
    if (!isHere || !(await this.files.isComplete(id))) throw new AppError('videoUnfinished');
    try {
      await this.videos.finish(id, await this.files.complete(id, size));
    } catch (error) {
      const isRefused = error instanceof AppError && error.reason === 'contractBroken';
      if (isRefused) await this.remove((manager) => this.videos.removeUnfinished(id, manager));
      throw error;
    }
    await this.files.forgetUpload(id);
  }

  /** Gives an upload up, finished or not. @throws AppError notFound, also for a video that a revision names */
  async abandon(id: string, { accountId }: Principal): Promise<true> {
    const gone = await this.remove((manager) => this.videos.removeOwnUnnamed(id, accountId, manager));
    if (gone === 0) throw new AppError('notFound');
    return true;
  }

  /** @throws AppError notFound, also for one that this person may not see */
  async describe(id: string, principal: Principal): Promise<ContentVideoDto> {
    const video = (await this.isVisible(id, principal)) ? await this.videos.find(id) : null;
    if (!video) throw new AppError('notFound');
    return this.shown(video);
  }

  async isVisible(id: string, principal: Principal, manager?: EntityManager): Promise<boolean> {
    const seesAll = can(principal, 'content.seeAll');
    return await this.videos.isVisible(id, { accountId: principal.accountId, seesAll }, manager);
  }

  /** A video that a revision names, for those who may see the revision. Null if there is none. */
  async named(id: string, manager?: EntityManager): Promise<ContentVideoDto | null> {
    const video = id === '' ? null : await this.videos.find(id, manager);
    return video && this.shown(video);
  }

  /** @throws AppError fileUnknown, also for what is not online and has no signed address */
  async file(
    id: string,
    { until = 0, signature = '' }: ContentPictureQuery,
  ): Promise<{ mediaType: string; sha256: string | null; reach: Reach }> {
    const video = await this.videos.find(id);
    if (!video?.mediaType) throw new AppError('fileUnknown');
    const { mediaType, sha256 } = video;
    if (await this.videos.isOnline(id)) return { mediaType, sha256, reach: { isForAll: true } };
    const privateSeconds = this.addresses.secondsLeft(id, until, signature);
    if (privateSeconds === 0) throw new AppError('fileUnknown');
    return { mediaType, sha256, reach: { isForAll: true, privateSeconds } };
  }

  /** Removes what nothing has named for a day, and what was not finished. */
  async sweep(): Promise<void> {
    await this.remove((manager) => this.videos.removeUnnamed(manager));
    await this.files.sweep();
  }

  /** Their files leave with the rows. Returns how many there were. */
  private async remove(rows: (manager: EntityManager) => Promise<string[]>): Promise<number> {
    return await this.manager.transaction(async (manager) => {
      const gone = await rows(manager);
      await this.files.drop(gone, manager);
      return gone.length;
    });
  }

  private shown({ id, mediaType, width, height, seconds }: ContentVideo): ContentVideoDto {
    return {
      ...{ id, address: `${VIDEOS_ADDRESS}/${id}${this.addresses.query(id)}` },
      ...{ mediaType: mediaType as VideoType, width: width ?? 0, height: height ?? 0, seconds: seconds ?? 0 },
    };
  }
}

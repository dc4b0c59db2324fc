import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PinoLogger } from 'nestjs-pino';
import { ThrottledLog } from '../../common/errors/throttled-log.js';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/to-app-error.js';
import { PreparedPage } from '../../common/http/prepared-page.js';
import { Config } from '../../config/config.js';
import { DELIVERY_CACHING } from '../channels/channels.constants.js';
import { type SetBeginning } from '../feeds/delivered.dto.js';
import { displayTime } from '../../common/time/display-time.js';
import { within } from '../../common/time/within.js';
import { type ContentRevisionParams } from '../../library/content-items/content-revision.dto.js';
import { PreviewLinksService } from './preview-links.service.js';
import { type PreviewProof } from './preview-token.js';
import { previewPath } from './watch-addresses.js';
import { type Channel } from '../channels/channel.entity.js';
import { FeedsService } from '../feeds/feeds.service.js';
import { type ItemView, itemPage } from './item-page.js';
import { homePage, setPage } from './list-pages.js';
import { SampleChannelService } from './sample-channel.service.js';
import { readWatchAssets, type WatchAssets } from './watch-assets.js';
import {
  FRESH_MS,
  KEPT_PAGES,
  NEIGHBOURS,
  PAGE_QUALITY,
  PATIENCE_MS,
  SEARCHED_ITEMS,
  SET_ITEMS,
  SHELF_ITEMS,
  SHELVES,
  WATCH_LANGUAGES,
  type WatchLanguage,
} from './watch.constants.js';
import { documentOf, policyOf, type WatchPage } from './watch-page.js';

type WatchChannel = Pick<Channel, 'key' | 'visitors'>;

export interface WrittenPage {
  page: PreparedPage;
  policy: string;
}

interface KeptPage extends WrittenPage {
  /** As it was when the page was written. */
  channel: WatchChannel;
  /** By a clock that does not jump. */
  writtenAt: number;
}

const HTML = 'text/html; charset=utf-8';
const { maxAgeSeconds, staleSeconds } = DELIVERY_CACHING;
export const PRIVATE = 'no-store';
/** As the answers of the delivery, of which the pages consist. */
const CACHED = `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${staleSeconds}`;

/** Who asks for a page. */
export interface Reader {
  language: WatchLanguage;
  address: string;
}

/** Writes the pages of the sample channel, from the same data that the Delivery API gives to any other channel. */
@Injectable()
export class WatchPagesService {
  /** By what is asked for. A page that is not fresh any more is for when there is no other. */
  private readonly written = new LRUCache<string, KeptPage>({
    ...KEPT_PAGES,
    ttl: staleSeconds * 1_000,
    sizeCalculation: ({ page }) => page.text.length,
  });
  private readonly failures = new ThrottledLog((line, leftOut) => {
    this.logger.warn({ ...line, leftOut }, 'cannot show a page of the sample channel');
  });
  private assets: Promise<WatchAssets> | undefined;

  constructor(
    private readonly feeds: FeedsService,
    private readonly channel: SampleChannelService,
    private readonly previews: PreviewLinksService,
    private readonly config: Config,
    private readonly logger: PinoLogger,
  ) {
    this.logger.setContext(WatchPagesService.name);
  }

  /** @throws AppError notFound, tooManyRequests; contractBroken for a cursor that no page had */
  async home({ language, address }: Reader, cursor?: string): Promise<WrittenPage> {
    return await this.kept(address, `${language} home ${cursor}`, async () => {
      const { sets, next } = await this.feeds.sets({ limit: SHELVES, cursor });
      const shelves = await Promise.all(sets.map(({ id }) => this.shelf(id)));
      const filled = shelves.filter((shelf) => shelf !== undefined && shelf.items.length > 0);
      const school = this.config.organisation.name[WATCH_LANGUAGES[language]];
      const home = { shelves: filled as SetBeginning[], next, isLater: cursor !== undefined };
      return homePage(home, language, school);
    });
  }

  /** @throws AppError as for the first page */
  async set({ language, address }: Reader, id: number, cursor?: string): Promise<WrittenPage> {
    return await this.kept(address, `${language} set ${id} ${cursor}`, async () => {
      const set = await this.feeds.set(id, { limit: SET_ITEMS, cursor });
      return setPage({ set, isLater: cursor !== undefined }, language);
    });
  }

  /** @throws AppError as for the first page */
  async item({ language, address }: Reader, id: number, setId?: number): Promise<WrittenPage> {
    return await this.kept(address, `${language} item ${id} ${setId}`, async () => {
      const [item, within] = await Promise.all([
        this.feeds.item(id),
        setId === undefined ? undefined : this.within(setId, id),
      ]);
      return itemPage({ item, ...(within && { within }) }, language);
    });
  }

  /** A revision that need not be online. @throws AppError notFound */
  async preview(
    language: WatchLanguage,
    revision: ContentRevisionParams,
    proof: PreviewProof,
  ): Promise<WrittenPage> {
    const item = await within(PATIENCE_MS, this.previews.read(revision, proof), late);
    const until = displayTime(new Date(proof.until * 1_000), this.config.timeZone);
    const preview = { path: previewPath(revision, proof), until };
    return await this.write(itemPage({ item, preview }, language), PRIVATE);
  }

  /** A page that is not kept. */
  async write(page: WatchPage, cacheControl: string, channel?: WatchChannel): Promise<WrittenPage> {
    this.assets ??= readWatchAssets(this.config.webDir);
    const { organisation, publicUrl } = this.config;
    const site = { assets: await this.assets, organisation, publicUrl, ...(channel && { channel }) };
    const sending = { cacheControl, quality: PAGE_QUALITY };
    return {
      page: new PreparedPage(() => documentOf(page, site), HTML, sending),
      policy: policyOf(page),
    };
  }

  /** Tells of an error that a child saw. */
  failed(cause: unknown): void {
    this.failures.log({ err: cause });
  }

  private async kept(address: string, name: string, make: () => Promise<WatchPage>): Promise<WrittenPage> {
    try {
      return await within(PATIENCE_MS, this.current(address, name, make), late);
    } catch (error) {
      const older = toAppError(error).reason === 'unavailable' ? this.written.get(name) : undefined;
      if (older === undefined) throw error;
      this.failed(toAppError(error).cause);
      return older;
    }
  }

  private async current(address: string, name: string, make: () => Promise<WatchPage>): Promise<WrittenPage> {
    const channel = await this.channel.admit(address);
    const known = this.written.get(name);
    const isSame = known?.channel.key === channel.key && known.channel.visitors === channel.visitors;
    if (isSame && performance.now() - known.writtenAt < FRESH_MS) return known;
    const written = await this.write(await make(), CACHED, channel);
    this.written.set(name, { ...written, channel, writtenAt: performance.now() });
    return written;
  }

  /** Undefined if it was taken offline meanwhile. */
  private async shelf(id: number): Promise<SetBeginning | undefined> {
    try {
      return await this.feeds.beginning(id, SHELF_ITEMS);
    } catch (error) {
      if (error instanceof AppError && error.reason === 'notFound') return undefined;
      throw error;
    }
  }

  /** The set around an item, and what comes after it there; after the last one comes the first. */
  private async within(setId: number, itemId: number): Promise<ItemView['within']> {
    const { items, ...set } = await this.feeds.beginning(setId, SEARCHED_ITEMS);
    const at = items.findIndex(({ id }) => id === itemId) + 1;
    const others = [...items.slice(at), ...items.slice(0, at)].filter(({ id }) => id !== itemId);
    return { set, neighbours: others.slice(0, NEIGHBOURS) };
  }
}

function late(): AppError {
  return new AppError('unavailable');
}

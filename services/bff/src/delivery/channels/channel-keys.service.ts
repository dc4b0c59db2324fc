import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../common/errors/app-error.js';
import { inTime } from '../../common/time/in-time.js';
import { Config } from '../../config/config.js';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { CHANNELS_CACHE_MS, CHANNELS_CHANNEL, CHANNELS_PATIENCE_MS } from './channels.constants.js';
import { type KnownChannel } from './channel.entity.js';
import { ChannelsRepository } from './channels.repository.js';

const ALL = 'all';

/** What a request says of itself. */
export interface KeyUse {
  key: string | undefined;
  /** Only browsers send it. */
  origin: string | undefined;
  /** By which the product was reached. */
  host?: string | undefined;
}

interface Known {
  byKey: ReadonlyMap<string, KnownChannel>;
  /** That of the product. */
  sample: KnownChannel | undefined;
}

/**
 * Tells which channel a request comes from. All channels are remembered for a second, and forgotten on the notification that
 * one has changed. While the database is away, what was known last still holds.
 */
@Injectable()
export class ChannelKeysService {
  private readonly known = new LRUCache<typeof ALL, Known>({
    max: 1,
    ttl: CHANNELS_CACHE_MS,
    fetchMethod: () => this.read(),
    ignoreFetchAbort: true,
    allowStaleOnFetchRejection: true,
    // `knownChannel` would otherwise drop what holds while the database is away.
    noDeleteOnStaleGet: true,
  });

  private askedAt = -Infinity;

  constructor(
    private readonly channels: ChannelsRepository,
    private readonly config: Config,
    notifications: NotificationsService,
  ) {
    notifications.on(CHANNELS_CHANNEL, () => {
      this.forget();
    });
  }

  /** What this process has changed holds for its next request. */
  forget(): void {
    this.known.delete(ALL);
  }

  /** The channel that {@link verify} would return, if that is known without a wait. */
  knownChannel({ key, ...from }: KeyUse): KnownChannel | undefined {
    const known = this.known.get(ALL);
    const channel = known && channelOf(key ?? '', known);
    return channel === undefined || refusalOf(channel, from) ? undefined : channel;
  }

  /** @throws AppError channelKeyMissing, channelKeyUnknown, channelKeyRevoked or originRefused */
  async verify({ key, ...from }: KeyUse): Promise<KnownChannel> {
    if (key === undefined || key === '') throw new AppError('channelKeyMissing');
    const channel = channelOf(key, await this.all());
    if (!channel) throw new AppError('channelKeyUnknown');
    const refusal = refusalOf(channel, from);
    if (refusal) throw refusal;
    return channel;
  }

  /** The channel of the product itself. @throws AppError unavailable */
  async sample(): Promise<KnownChannel | undefined> {
    return (await this.all()).sample;
  }

  /** @throws AppError unavailable if the database is away and nothing is known yet */
  private async all(): Promise<Known> {
    const known = await this.fetch();
    if (known === undefined) throw new AppError('unavailable');
    return known;
  }

  /** A database that is frozen does not hold up events that need none to be stored. */
  private async fetch(): Promise<Known | undefined> {
    const asked = this.known.fetch(ALL);
    const last = this.known.peek(ALL, { allowStale: true });
    if (this.config.eventStream === undefined || last === undefined) return await asked;
    const patience = CHANNELS_PATIENCE_MS - (performance.now() - this.askedAt);
    return (await inTime(asked, Math.max(0, patience))) ?? last;
  }

  private async read(): Promise<Known> {
    this.askedAt = performance.now();
    const channels = await this.channels.all();
    return {
      byKey: new Map(
        channels.flatMap((channel) => [
          ...(channel.oldKey === null ? [] : [[channel.oldKey, channel] as const]),
          [channel.key, channel] as const,
        ]),
      ),
      sample: channels.find(({ isSample }) => isSample),
    };
  }
}

/** The key before the last rotation works for a while only. */
function channelOf(key: string, { byKey }: Known): KnownChannel | undefined {
  const channel = byKey.get(key);
  if (channel === undefined || channel.key === key) return channel;
  const { oldKeyUntil } = channel;
  return oldKeyUntil !== null && oldKeyUntil.getTime() > Date.now() ? channel : undefined;
}

function refusalOf(channel: KnownChannel, from: Omit<KeyUse, 'key'>): AppError | undefined {
  const { revokedAt, origins } = channel;
  const { origin } = from;
  if (revokedAt !== null) return new AppError('channelKeyRevoked');
  if (origin === undefined || origins.includes(origin) || isOwnPage(channel, from)) return undefined;
  return new AppError('originRefused');
}

/** A page of the product itself, by whichever of its names it was reached. */
function isOwnPage({ isSample }: KnownChannel, { origin, host }: Omit<KeyUse, 'key'>): boolean {
  return isSample && host !== undefined && (origin === `https://${host}` || origin === `http://${host}`);
}

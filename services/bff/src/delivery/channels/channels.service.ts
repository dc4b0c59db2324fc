import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type Actor, type SignedInActor, SYSTEM } from '../../common/auth/actor.js';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type AuditActionName } from '../../platform/audit/audit.constants.js';
import { type AuditEntryDto } from '../../platform/audit/audit-entry.dto.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTurn } from '../../platform/database/in-turn.js';
import { NotificationsService } from '../../platform/database/notifications.service.js';
import { LiveEventsService } from '../../platform/live-events/live-events.service.js';
import { ChannelKeysService } from './channel-keys.service.js';
import {
  ChannelDto,
  type ChannelQuery,
  type EditChannelDto,
  stateOf,
  type WriteChannelDto,
} from './channel.dto.js';
import { type Channel } from './channel.entity.js';
import { CHANNEL_CHANGED } from './channel.event.js';
import {
  CHANNELS_CHANNEL,
  CHANNELS_LOCK,
  DEFAULT_VISITOR_COUNT,
  MAX_CHANNELS,
  MAX_ORIGINS,
  OLD_KEY_HOURS,
  type VisitorCount,
} from './channels.constants.js';
import { ChannelsRepository } from './channels.repository.js';
import { newKey } from './new-key.js';

/** What a request may leave out. */
type Kept = Pick<Channel, 'visitors' | 'previewPattern'>;
const NEW: Kept = { visitors: DEFAULT_VISITOR_COUNT, previewPattern: '' };

/** Lets administrators say who may read what is delivered. */
@Injectable()
export class ChannelsService {
  constructor(
    private readonly channels: ChannelsRepository,
    private readonly keys: ChannelKeysService,
    private readonly audit: AuditService,
    private readonly events: LiveEventsService,
    private readonly notifications: NotificationsService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  async page(query: ChannelQuery): Promise<Page<ChannelDto>> {
    const [list, total] = await this.channels.page(query);
    return { list: list.map((channel) => this.shown(channel)), total };
  }

  /** @throws AppError notFound */
  async get(id: number): Promise<ChannelDto> {
    return this.shown(await this.find(id));
  }

  /** @throws AppError notFound */
  async history(id: number, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>> {
    await this.find(id);
    return await this.audit.history('channel', id, query, principal);
  }

  /** Those in use whose site shows previews, by name. */
  previewing(): Promise<Pick<Channel, 'id' | 'name' | 'previewPattern'>[]> {
    return this.channels.withPreviews();
  }

  /** Of all that are in use, each way once. */
  visitorCounts(): Promise<VisitorCount[]> {
    return this.channels.visitorCounts(this.config.sampleChannel);
  }

  /** @throws AppError tooManyChannels */
  async create(request: WriteChannelDto, actor: SignedInActor): Promise<ChannelDto> {
    const content = contentOf(request);
    const id = await this.manager.transaction(async (manager) => {
      await inTurn(manager, CHANNELS_LOCK);
      if ((await this.channels.countActive(manager)) >= MAX_CHANNELS)
        throw new AppError('tooManyChannels', { max: MAX_CHANNELS });
      const created = await this.channels.insert({ ...content, key: newKey() }, manager);
      await this.record(manager, actor, created, 'create', null, { ...content, state: 'active' });
      return created;
    });
    this.keys.forget();
    return await this.get(id);
  }

  /** @throws AppError notFound, conflict, channelRevoked */
  edit(id: number, { version, ...request }: EditChannelDto, actor: SignedInActor): Promise<ChannelDto> {
    return this.change(id, version, actor, 'edit', (before) => contentOf(request, before));
  }

  /**
   * The key before works too for a while.
   * @throws AppError notFound, conflict, channelRevoked
   */
  rotate(id: number, version: number, actor: SignedInActor): Promise<ChannelDto> {
    const oldKeyUntil = new Date(Date.now() + OLD_KEY_HOURS * 3_600_000);
    return this.change(id, version, actor, 'rotateKey', ({ key: oldKey }) => ({
      key: newKey(),
      oldKey,
      oldKeyUntil,
    }));
  }

  /**
   * No key of it works any more.
   * @throws AppError notFound, conflict, channelRevoked
   */
  revoke(id: number, version: number, actor: SignedInActor): Promise<ChannelDto> {
    return this.change(id, version, actor, 'revoke', () => ({ revokedAt: new Date() }));
  }

  /** Makes the channel of the product while there is none, and lets it name the address at which the product is. */
  async ensureSample(wanted: WriteChannelDto): Promise<void> {
    await this.manager.transaction(async (manager) => {
      await inTurn(manager, CHANNELS_LOCK);
      const sample = await this.channels.lockSample(manager);
      if (!sample) {
        const content = contentOf(wanted);
        const id = await this.channels.insert({ ...content, key: newKey(), isSample: true }, manager);
        await this.record(manager, SYSTEM, id, 'create', null, { ...content, state: 'active' });
        return;
      }
      const missing = wanted.origins.filter((origin) => !sample.origins.includes(origin));
      if (missing.length === 0 || sample.revokedAt !== null) return;
      const before = auditedOf(sample);
      const change = {
        origins: [...sample.origins, ...missing].slice(-MAX_ORIGINS),
        version: sample.version + 1,
      };
      await this.channels.change(sample.id, change, manager);
      await this.record(manager, SYSTEM, sample.id, 'edit', before, auditedOf(Object.assign(sample, change)));
    });
    this.keys.forget();
  }

  private async find(id: number): Promise<Channel> {
    const channel = await this.channels.find(id);
    if (!channel) throw new AppError('notFound');
    return channel;
  }

  private async change(
    id: number,
    version: number,
    actor: SignedInActor,
    action: AuditActionName,
    changeOf: (before: Channel) => Partial<Channel>,
  ): Promise<ChannelDto> {
    const changed = await this.manager.transaction(async (manager) => {
      const channel = await this.lock(id, version, manager);
      const before = auditedOf(channel);
      const change = { ...changeOf(channel), version: version + 1 };
      await this.channels.change(id, change, manager);
      const after = Object.assign(channel, change);
      await this.record(manager, actor, id, action, before, auditedOf(after));
      return after;
    });
    this.keys.forget();
    return this.shown(changed);
  }

  private async lock(id: number, version: number, manager: EntityManager): Promise<Channel> {
    const channel = await this.channels.lock(id, manager);
    if (!channel) throw new AppError('notFound');
    const { version: current } = channel;
    const state = stateOf(channel);
    if (version !== current)
      throw await this.audit.outdated(
        manager,
        { entity: 'channel', entityId: id },
        { state, version: current },
      );
    if (state === 'revoked') throw new AppError('channelRevoked', {}, { state, version: current });
    return channel;
  }

  private async record(
    manager: EntityManager,
    actor: Actor,
    id: number,
    action: AuditActionName,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    await this.audit.record(manager, actor, { entity: 'channel', action }, { entityId: id, before, after });
    await this.events.publish(manager, CHANNEL_CHANGED, {}, { id, action });
    await this.notifications.notify(manager, CHANNELS_CHANNEL, String(id));
  }

  private shown(channel: Channel): ChannelDto {
    return ChannelDto.from(channel, this.config.timeZone);
  }
}

/** An origin that is named twice counts once. */
function contentOf({ name, origins, rate, ...request }: WriteChannelDto, before: Kept = NEW) {
  const { visitors = before.visitors, previewPattern = before.previewPattern } = request;
  return { name, origins: [...new Set(origins)], rate, visitors, previewPattern };
}

function auditedOf(channel: Channel): object {
  return { ...contentOf(channel), state: stateOf(channel) };
}

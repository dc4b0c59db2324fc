import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import { type SignedInActor } from '../../common/auth/actor.js';
import { AppError } from '../../common/errors/app-error.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { isSigned, sign } from '../../common/sealing/sign.js';
import { displayTime } from '../../common/time/display-time.js';
import { Config } from '../../config/config.js';
import { ContentItemsService } from '../../library/content-items/content-items.service.js';
import { type ContentRevisionParams } from '../../library/content-items/content-revision.dto.js';
import { type ItemContent } from '../../library/content-items/item-content.constants.js';
import { ContentPreviewsService } from '../../library/content-items/content-previews.service.js';
import { filledPattern } from '../channels/preview-pattern.constants.js';
import { ChannelsService } from '../channels/channels.service.js';
import { type DeliveredItemDetailDto } from '../feeds/delivered.dto.js';
import { FeedsService } from '../feeds/feeds.service.js';
import {
  type ContentPreviewLinkDto,
  type PreviewAddressDto,
  type PreviewSitesDto,
} from './content-preview.dto.js';
import { type PreviewProof, readToken, tokenOf } from './preview-token.js';
import { addressOf, previewPath } from './watch-addresses.js';
import { FIRST_LANGUAGE, PREVIEW_HOURS, WATCH_LANGUAGES, type WatchLanguage } from './watch.constants.js';

const PURPOSE = 'content preview';
const SECONDS_PER_HOUR = 3_600;

/** Creates preview addresses for those who may see a revision, and resolves them for whoever has one. */
@Injectable()
export class PreviewLinksService {
  constructor(
    private readonly items: ContentItemsService,
    private readonly previews: ContentPreviewsService,
    private readonly feeds: FeedsService,
    private readonly channels: ChannelsService,
    private readonly audit: AuditService,
    private readonly config: Config,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {}

  /** @throws AppError notFound, also for what is in the bin, or not theirs to work on */
  async create(
    { id, number }: ContentRevisionParams,
    actor: SignedInActor,
    language: Language,
  ): Promise<ContentPreviewLinkDto> {
    const item = await this.items.find(id, actor);
    if (item.state === 'removed') throw new AppError('notFound');
    const { content } = await this.items.revision(item, number);
    const until = Math.floor(Date.now() / 1_000) + PREVIEW_HOURS * SECONDS_PER_HOUR;
    const { jwtKeys, publicUrl, timeZone } = this.config;
    const proof = { until, signature: sign(textOf(id, number, until), PURPOSE, jwtKeys) };
    const untilTime = displayTime(new Date(until * 1_000), timeZone);
    const what = { entity: 'contentItem', action: 'makeLink' } as const;
    const made = { entityId: id, before: null, after: { revision: number, until: untilTime } };
    await this.audit.record(this.manager, actor, what, made);
    return {
      address: `${publicUrl}${addressOf(nameOf(language), previewPath({ id, number }, proof))}`,
      untilTime,
      sites: await this.sitesFor({ id, number }, proof, content),
    };
  }

  /** The channels with a site that shows previews. */
  async sites(): Promise<PreviewSitesDto> {
    const channels = await this.channels.previewing();
    return { list: channels.map(({ id, name }) => ({ channelId: id, name })) };
  }

  /** The revision behind a valid address, as it will be delivered. @throws AppError notFound */
  async read(revision: ContentRevisionParams, { until }: PreviewProof): Promise<DeliveredItemDetailDto> {
    return await this.feeds.preview(await this.previews.of(revision.id, revision.number), until);
  }

  /** The same for the page of another site. @throws AppError previewEnded */
  async readBy(token: string): Promise<DeliveredItemDetailDto> {
    const asked = readToken(token);
    if (asked === null || !this.isValid(asked.revision, asked.proof)) throw new AppError('previewEnded');
    try {
      return await this.read(asked.revision, asked.proof);
    } catch (error) {
      // It lies in the bin, or is gone.
      if (error instanceof AppError && error.reason === 'notFound') throw new AppError('previewEnded');
      throw error;
    }
  }

  private async sitesFor(
    revision: ContentRevisionParams,
    proof: PreviewProof,
    content: ItemContent,
  ): Promise<PreviewAddressDto[]> {
    const channels = await this.channels.previewing();
    if (channels.length === 0) return [];
    const names = await this.previews.namesOf(revision.id, content);
    const values = { ...names, token: tokenOf(revision, proof) };
    return channels.map(({ id, name, previewPattern }) => ({
      channelId: id,
      name,
      address: filledPattern(previewPattern, values),
    }));
  }

  isValid({ id, number }: ContentRevisionParams, { until, signature }: PreviewProof): boolean {
    return (
      until * 1_000 > Date.now() &&
      isSigned(textOf(id, number, until), signature, PURPOSE, this.config.jwtKeys)
    );
  }
}

function textOf(id: number, number: number, until: number): string {
  return `${id} ${number} ${until}`;
}

function nameOf(language: Language): WatchLanguage {
  const names = Object.keys(WATCH_LANGUAGES) as WatchLanguage[];
  return names.find((name) => WATCH_LANGUAGES[name] === language) ?? FIRST_LANGUAGE;
}

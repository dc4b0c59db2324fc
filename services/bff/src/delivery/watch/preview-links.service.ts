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
import { type ContentPreviewLinkDto } from './content-preview.dto.js';
import { addressOf, previewPath } from './watch-addresses.js';
import { FIRST_LANGUAGE, PREVIEW_HOURS, WATCH_LANGUAGES, type WatchLanguage } from './watch.constants.js';

const PURPOSE = 'content preview';
const SECONDS_PER_HOUR = 3_600;

/** What the address of a preview ends with. */
export interface PreviewProof {
  until: number;
  signature: string;
}

/** Gives the addresses of previews to those who may see the revision, and knows them again. */
@Injectable()
export class PreviewLinksService {
  constructor(
    private readonly items: ContentItemsService,
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
    await this.items.revision(item, number);
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
    };
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

import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { type ContentKind, type Orientation } from '../../content/content/content.constants.js';
import { writtenTime } from '../../common/time/instant.js';
import { type ContentCoverDto } from '../media/content-picture.dto.js';
import { VideosService } from '../media/videos.service.js';
import { ContentBodiesService, linkedVideo } from './content-bodies.service.js';
import { type ItemContent } from './item-content.constants.js';
import { ContentItemsRepository } from './content-items.repository.js';
import { ContentRevisionsRepository } from './content-revisions.repository.js';

/** A revision as its readers would see it, with addresses of media that last for an hour. */
export interface ContentPreview extends Pick<
  ItemContent,
  'title' | 'summary' | 'subject' | 'language' | 'agesFrom' | 'agesTo' | 'labels'
> {
  id: number;
  kind: ContentKind;
  orientation: Orientation | null;
  seconds: number | null;
  author: string;
  slug: string;
  externalId: string | null;
  /** RFC 3339, as if it went online now. */
  publishedAt: string;
  updatedAt: string;
  cover: ContentCoverDto | null;
  html: string;
  videoAddress: string | null;
}

/** Shows revisions to those who were given an address, whoever they are. Whoever calls it has verified that. */
@Injectable()
export class ContentPreviewsService {
  constructor(
    private readonly items: ContentItemsRepository,
    private readonly revisions: ContentRevisionsRepository,
    private readonly bodies: ContentBodiesService,
    private readonly videos: VideosService,
  ) {}

  /** @throws AppError notFound */
  async of(itemId: number, number: number): Promise<ContentPreview> {
    const [item, revision] = await Promise.all([
      this.items.find(itemId),
      this.revisions.find({ itemId, number }),
    ]);
    // Whoever put it into the bin does not want it to be seen.
    if (!item || !revision || item.state === 'removed') throw new AppError('notFound');
    const {
      authorId,
      body,
      video: videoId,
      videoAddress,
      cover,
      coverText,
      source: _,
      ...told
    } = revision.content;
    const [{ name: author }, video, html, slug] = await Promise.all([
      this.items.author(authorId),
      this.videos.named(videoId),
      this.bodies.shown(body),
      this.revisions.slugFor(itemId, told.title),
    ]);
    const now = new Date();
    return {
      ...told,
      ...{ slug, externalId: item.externalId },
      ...{ publishedAt: writtenTime(item.publishedAt ?? now), updatedAt: writtenTime(now) },
      ...{ id: itemId, kind: item.kind, author, html, cover: this.bodies.cover({ cover, coverText }) },
      orientation: video && (video.height > video.width ? 'vertical' : 'horizontal'),
      seconds: video?.seconds ?? null,
      videoAddress: video?.address ?? linkedVideo(videoAddress),
    };
  }
}

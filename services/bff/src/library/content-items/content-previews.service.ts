import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { writtenTime } from '../../common/time/instant.js';
import { type ContentKind, type Orientation } from '../../content/content/content.constants.js';
import { VideosService } from '../media/videos.service.js';
import { type ItemContent } from './item-content.constants.js';
import { ContentItemsRepository } from './content-items.repository.js';
import { ContentRevisionsRepository } from './content-revisions.repository.js';

/** A revision as it would be read if it were online. */
export interface ContentPreview extends Omit<ItemContent, 'authorId'> {
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
}

/** Shows revisions to those who were given an address, whoever they are. Whoever calls it has verified that. */
@Injectable()
export class ContentPreviewsService {
  constructor(
    private readonly items: ContentItemsRepository,
    private readonly revisions: ContentRevisionsRepository,
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
    const { authorId, ...content } = revision.content;
    const [{ name: author }, video, slug] = await Promise.all([
      this.items.author(authorId),
      this.videos.named(content.video),
      this.revisions.slugFor(itemId, content.title),
    ]);
    const now = new Date();
    return {
      ...content,
      ...{ id: itemId, kind: item.kind, author, slug, externalId: item.externalId },
      ...{ publishedAt: writtenTime(item.publishedAt ?? now), updatedAt: writtenTime(now) },
      orientation: video && (video.height > video.width ? 'vertical' : 'horizontal'),
      seconds: video?.seconds ?? null,
    };
  }

  /** What the address of its page at a site is made of. */
  async namesOf(
    itemId: number,
    { title, language }: Pick<ItemContent, 'title' | 'language'>,
  ): Promise<{ id: number; slug: string; language: Language }> {
    return { id: itemId, slug: await this.revisions.slugFor(itemId, title), language };
  }
}

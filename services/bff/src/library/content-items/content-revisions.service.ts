import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';
import { Config } from '../../config/config.js';
import { type ContentItem } from '../../content/content/content-item.entity.js';
import { changedFields, comparedBodies, type NamedContent } from './compare-contents.js';
import { VideosService } from '../media/videos.service.js';
import { ContentBodiesService } from './content-bodies.service.js';
import { ContentItemsRepository } from './content-items.repository.js';
import { ContentItemsService } from './content-items.service.js';
import {
  type ContentComparisonDto,
  type ContentComparisonQuery,
  ContentRevisionDto,
  ContentRevisionListItemDto,
} from './content-revision.dto.js';
import { ContentRevisionsRepository } from './content-revisions.repository.js';

/** What items said before, for those who work on them. */
@Injectable()
export class ContentRevisionsService {
  constructor(
    private readonly service: ContentItemsService,
    private readonly items: ContentItemsRepository,
    private readonly revisions: ContentRevisionsRepository,
    private readonly bodies: ContentBodiesService,
    private readonly videos: VideosService,
    private readonly config: Config,
  ) {}

  /** @throws AppError notFound */
  async page(id: number, query: PageQuery, principal: Principal): Promise<Page<ContentRevisionListItemDto>> {
    const item = await this.service.find(id, principal);
    const { list, total } = await this.revisions.page(id, query);
    const { timeZone } = this.config;
    return {
      list: list.map((revision) => ContentRevisionListItemDto.from(revision, item, timeZone)),
      total,
    };
  }

  /** @throws AppError notFound */
  async get(id: number, number: number, principal: Principal): Promise<ContentRevisionDto> {
    const item = await this.service.find(id, principal);
    const revision = await this.service.revision(item, number);
    const author = await this.items.author(revision.content.authorId);
    const html = await this.bodies.preview(revision.content.body, principal);
    const cover = this.bodies.cover(revision.content);
    const video = await this.videos.named(revision.content.video);
    return ContentRevisionDto.of(revision, {
      item,
      author,
      cover,
      video,
      html,
      timeZone: this.config.timeZone,
    });
  }

  /** @throws AppError notFound */
  async compare(
    id: number,
    { from, to }: ContentComparisonQuery,
    principal: Principal,
  ): Promise<ContentComparisonDto> {
    const item = await this.service.find(id, principal);
    const before = await this.named(item, from);
    const after = await this.named(item, to);
    const { lines, isReplaced } = comparedBodies(before.body, after.body);
    return {
      ...{ from, to },
      fields: changedFields(before, after),
      body: lines,
      isBodyReplaced: isReplaced,
    };
  }

  private async named(item: ContentItem, number: number): Promise<NamedContent> {
    const { content } = await this.service.revision(item, number);
    const { name } = await this.items.author(content.authorId);
    const [smallest = ''] = this.bodies.cover(content)?.srcset.split(' ') ?? [];
    return { ...content, authorId: name, cover: smallest };
  }
}

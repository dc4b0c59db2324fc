import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page } from '../../common/paging/page.dto.js';
import {
  AnnouncementDto,
  AnnouncementPageDto,
  AnnouncementQuery,
  AnnouncementVersionDto,
  EditAnnouncementDto,
  WriteAnnouncementDto,
} from './announcement.dto.js';
import { AnnouncementsService } from './announcements.service.js';

@ApiTags('Announcements')
@Controller('api/announcements')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Endpoint({
    id: 'listAnnouncements',
    summary: 'List the announcements by page',
    description: 'Newest first, each in all of its languages.',
    query: AnnouncementQuery,
    data: model(AnnouncementPageDto),
  })
  @Get()
  page(@Query() query: AnnouncementQuery): Promise<Page<AnnouncementDto>> {
    return this.announcements.page(query);
  }

  @Endpoint({
    id: 'getAnnouncement',
    summary: 'Get an announcement',
    description: 'A removed announcement is 40400.',
    params: RowIdParams,
    data: model(AnnouncementDto),
    refusals: ['notFound'],
  })
  @Get(':id')
  one(@Param() { id }: RowIdParams): Promise<AnnouncementDto> {
    return this.announcements.one(id);
  }

  @Endpoint({
    id: 'createAnnouncement',
    summary: 'Publish an announcement',
    description: 'Everyone sees it at once; connected clients are notified by `announcement.changed`.',
    body: WriteAnnouncementDto,
    idempotent: true,
    data: model(AnnouncementDto),
  })
  @Post()
  create(
    @Body() announcement: WriteAnnouncementDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AnnouncementDto> {
    return this.announcements.create(announcement, key, actor);
  }

  @Endpoint({
    id: 'editAnnouncement',
    summary: 'Edit an announcement',
    description:
      'Replaces kind and texts; the time of publication stays. A removed announcement or an outdated ' +
      'version is 40900 with the current state and version, who changed it last, and when.',
    params: RowIdParams,
    body: EditAnnouncementDto,
    data: model(AnnouncementDto),
    refusals: ['notFound', 'conflict'],
  })
  @Put(':id')
  edit(
    @Param() { id }: RowIdParams,
    @Body() { version, ...content }: EditAnnouncementDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AnnouncementDto> {
    return this.announcements.change({ id, action: 'edit', version, content }, actor);
  }

  @Endpoint({
    id: 'removeAnnouncement',
    summary: 'Remove an announcement',
    description:
      'Nobody sees it any more, and it can be restored. A removed announcement or an outdated version ' +
      'is 40900 with the current state and version.',
    params: RowIdParams,
    body: AnnouncementVersionDto,
    data: model(AnnouncementDto),
    refusals: ['notFound', 'conflict'],
  })
  @Post(':id/remove')
  remove(
    @Param() { id }: RowIdParams,
    @Body() { version }: AnnouncementVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AnnouncementDto> {
    return this.announcements.change({ id, action: 'remove', version }, actor);
  }

  @Endpoint({
    id: 'restoreAnnouncement',
    summary: 'Restore a removed announcement',
    description:
      'It returns to its place in the list. A published announcement or an outdated version is 40900 ' +
      'with the current state and version.',
    params: RowIdParams,
    body: AnnouncementVersionDto,
    data: model(AnnouncementDto),
    refusals: ['notFound', 'conflict'],
  })
  @Post(':id/restore')
  restore(
    @Param() { id }: RowIdParams,
    @Body() { version }: AnnouncementVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<AnnouncementDto> {
    return this.announcements.change({ id, action: 'restore', version }, actor);
  }
}

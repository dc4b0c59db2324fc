import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { ListedRecordRoutes } from '../../platform/audit/record.routes.js';
import {
  ChannelDto,
  ChannelPageDto,
  ChannelQuery,
  ChannelVersionDto,
  EditChannelDto,
  WriteChannelDto,
} from './channel.dto.js';
import { MAX_CHANNELS, OLD_KEY_HOURS } from './channels.constants.js';
import { ChannelsService } from './channels.service.js';

const STALE =
  'An outdated version is 40900 with the current state and version, who changed it last, and when; so is a channel that ' +
  'was revoked, with its state and version.';

/** The endpoints for administrators to say who may read what is delivered. */
@ApiTags('Channels')
@Controller('api/channels')
export class ChannelsController extends ListedRecordRoutes({
  record: ChannelDto,
  page: ChannelPageDto,
  query: ChannelQuery,
  list: {
    id: 'listChannels',
    summary: 'List channels',
    description: 'Newest first, with their keys, which are no secret.',
  },
  get: {
    id: 'getChannel',
    summary: 'Get a channel',
    description: 'A revoked one stays readable.',
  },
  history: {
    id: 'getChannelHistory',
    summary: 'List the history of a channel',
    description: 'Newest first: who changed it and when.',
  },
}) {
  constructor(private readonly channels: ChannelsService) {
    super(channels);
  }

  @Endpoint({
    id: 'createChannel',
    summary: 'Create a channel',
    description: `Makes its key. There are at most ${MAX_CHANNELS} that are not revoked.`,
    body: WriteChannelDto,
    data: model(ChannelDto),
    idempotent: true,
    refusals: ['tooManyChannels'],
  })
  @Post()
  create(@Body() channel: WriteChannelDto, @CurrentActor() actor: SignedInActor): Promise<ChannelDto> {
    return this.channels.create(channel, actor);
  }

  @Endpoint({
    id: 'editChannel',
    summary: 'Edit a channel',
    description: `Its key stays. The change applies to every request within a second. ${STALE}`,
    params: RowIdParams,
    body: EditChannelDto,
    data: model(ChannelDto),
    refusals: ['notFound', 'conflict', 'channelRevoked'],
  })
  @Put(':id')
  edit(
    @Param() { id }: RowIdParams,
    @Body() channel: EditChannelDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ChannelDto> {
    return this.channels.edit(id, channel, actor);
  }

  @Endpoint({
    id: 'rotateChannelKey',
    summary: 'Replace the key of a channel',
    description:
      `The key before works too for ${OLD_KEY_HOURS} hours, so that it can be replaced wherever it is used. A key ` +
      `of an earlier rotation stops at once. ${STALE}`,
    params: RowIdParams,
    body: ChannelVersionDto,
    data: model(ChannelDto),
    refusals: ['notFound', 'conflict', 'channelRevoked'],
  })
  @Post(':id/key')
  rotate(
    @Param() { id }: RowIdParams,
    @Body() { version }: ChannelVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ChannelDto> {
    return this.channels.rotate(id, version, actor);
  }

  @Endpoint({
    id: 'revokeChannel',
    summary: 'Revoke a channel',
    description: `Its keys stop within a second, and cannot be made to work again. ${STALE}`,
    params: RowIdParams,
    body: ChannelVersionDto,
    data: model(ChannelDto),
    refusals: ['notFound', 'conflict', 'channelRevoked'],
  })
  @Post(':id/revoke')
  revoke(
    @Param() { id }: RowIdParams,
    @Body() { version }: ChannelVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ChannelDto> {
    return this.channels.revoke(id, version, actor);
  }
}

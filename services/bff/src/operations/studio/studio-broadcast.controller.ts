import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import {
  StudioClarityDto,
  StudioDto,
  StudioVersionDto,
  SwitchStudioMethodDto,
  SwitchStudioStreamDto,
} from './studio.dto.js';
import { StudioService } from './studio.service.js';

const STALE = 'In another state, or with an outdated version, 40900 with the current state and version.';
const CHANGE = { data: model(StudioDto), refusals: ['conflict'] } as const;
const MOVE = { ...CHANGE, body: StudioVersionDto } as const;

/** The broadcast of the studio. Every change is logged and published to clients that show the studio. */
@ApiTags('Studio')
@Controller('api/studio')
export class StudioBroadcastController {
  constructor(private readonly studio: StudioService) {}

  @Endpoint({
    id: 'getStudio',
    summary: 'Get the current broadcast of the studio',
    description: 'Its state, live method, stream and clarities, and the actions available to you.',
    data: model(StudioDto),
  })
  @Get()
  get(@CurrentPrincipal() holder: Principal): Promise<StudioDto> {
    return this.studio.get(holder);
  }

  @Endpoint({
    id: 'startStudio',
    summary: 'Go on air',
    description: `From off air. Videos and web pages need an approved entry in the programme. ${STALE}`,
    ...MOVE,
    refusals: ['conflict', 'programmeNotApproved'],
  })
  @Post('start')
  start(@Body() { version }: StudioVersionDto, @CurrentActor() actor: SignedInActor): Promise<StudioDto> {
    return this.studio.change({ action: 'start' }, version, actor);
  }

  @Endpoint({
    id: 'stopStudio',
    summary: 'Go off air',
    description: `Ends the broadcast for all viewers. ${STALE}`,
    ...MOVE,
  })
  @Post('stop')
  stop(@Body() { version }: StudioVersionDto, @CurrentActor() actor: SignedInActor): Promise<StudioDto> {
    return this.studio.change({ action: 'stop' }, version, actor);
  }

  @Endpoint({
    id: 'pushStudioGasket',
    summary: 'Show a still picture instead of the stream',
    description: `While on air. Viewers stay connected. ${STALE}`,
    ...MOVE,
  })
  @Post('gasket/push')
  pushGasket(
    @Body() { version }: StudioVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<StudioDto> {
    return this.studio.change({ action: 'pushGasket' }, version, actor);
  }

  @Endpoint({
    id: 'removeStudioGasket',
    summary: 'Show the stream again',
    description: `While viewers see the still picture. ${STALE}`,
    ...MOVE,
  })
  @Post('gasket/remove')
  removeGasket(
    @Body() { version }: StudioVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<StudioDto> {
    return this.studio.change({ action: 'removeGasket' }, version, actor);
  }

  @Endpoint({
    id: 'switchStudioMethod',
    summary: 'Switch the live method',
    description: `Not while viewers see the still picture. On air, videos and web pages need an approved entry in the programme. ${STALE}`,
    body: SwitchStudioMethodDto,
    ...CHANGE,
    refusals: ['conflict', 'programmeNotApproved'],
  })
  @Post('method')
  switchMethod(
    @Body() { version, method }: SwitchStudioMethodDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<StudioDto> {
    return this.studio.change({ action: 'switchMethod', method }, version, actor);
  }

  @Endpoint({
    id: 'switchStudioStream',
    summary: 'Switch to another stream',
    description: `While on air. The picture stops for a moment. ${STALE}`,
    body: SwitchStudioStreamDto,
    ...CHANGE,
  })
  @Post('stream')
  switchStream(
    @Body() { version, stream }: SwitchStudioStreamDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<StudioDto> {
    return this.studio.change({ action: 'switchStream', stream }, version, actor);
  }

  @Endpoint({
    id: 'changeStudioClarity',
    summary: 'Change the clarity',
    description: `The new one must not have been removed, and viewers must not see the still picture. ${STALE}`,
    body: StudioClarityDto,
    ...CHANGE,
    refusals: ['conflict', 'clarityRemoved'],
  })
  @Post('clarity')
  changeClarity(
    @Body() { version, clarity }: StudioClarityDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<StudioDto> {
    return this.studio.change({ action: 'changeClarity', clarity }, version, actor);
  }

  @Endpoint({
    id: 'removeStudioClarity',
    summary: 'Remove a clarity',
    description: `Viewers can no longer choose it. If it is in use, the best one that is left replaces it. One must stay. ${STALE}`,
    body: StudioClarityDto,
    ...CHANGE,
    refusals: ['conflict', 'lastClarity'],
  })
  @Post('clarity/remove')
  removeClarity(
    @Body() { version, clarity }: StudioClarityDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<StudioDto> {
    return this.studio.change({ action: 'removeClarity', clarity }, version, actor);
  }

  @Endpoint({
    id: 'restoreStudioClarity',
    summary: 'Restore a removed clarity',
    description: `Viewers can choose it again. ${STALE}`,
    body: StudioClarityDto,
    ...CHANGE,
  })
  @Post('clarity/restore')
  restoreClarity(
    @Body() { version, clarity }: StudioClarityDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<StudioDto> {
    return this.studio.change({ action: 'restoreClarity', clarity }, version, actor);
  }
}

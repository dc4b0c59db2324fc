import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { StudioVersionDto } from './studio.dto.js';
import { MoveProgrammeDto, ProgrammeDto, ProgrammeParams } from './studio-programme.dto.js';
import { StudioProgrammesService } from './studio-programmes.service.js';

const STALE = 'With an outdated version, 40900 with the current state and version. Returns all programmes.';

@ApiTags('Studio')
@Controller('api/studio/programmes')
export class StudioProgrammesController {
  constructor(private readonly programmes: StudioProgrammesService) {}

  @Endpoint({
    id: 'listProgrammes',
    summary: 'List the programmes of all live methods',
    description: 'In the order of the methods, and in each in the order of the programme.',
    data: listOf(ProgrammeDto),
  })
  @Get()
  list(@CurrentPrincipal() { role }: Principal): Promise<ProgrammeDto[]> {
    return this.programmes.list(role);
  }

  @Endpoint({
    id: 'approveProgramme',
    summary: 'Approve an entry of a programme',
    description: `It is then shown to viewers. ${STALE}`,
    params: ProgrammeParams,
    body: StudioVersionDto,
    data: listOf(ProgrammeDto),
    refusals: ['notFound', 'conflict'],
  })
  @Post(':id/approve')
  approve(
    @Param() { id }: ProgrammeParams,
    @Body() { version }: StudioVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    return this.programmes.judge(id, 'approve', version, actor);
  }

  @Endpoint({
    id: 'rejectProgramme',
    summary: 'Reject an entry of a programme',
    description: `Not if it is the last approved entry of the programme that is on air. ${STALE}`,
    params: ProgrammeParams,
    body: StudioVersionDto,
    data: listOf(ProgrammeDto),
    refusals: ['notFound', 'conflict', 'programmeOnAir'],
  })
  @Post(':id/reject')
  reject(
    @Param() { id }: ProgrammeParams,
    @Body() { version }: StudioVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    return this.programmes.judge(id, 'reject', version, actor);
  }

  @Endpoint({
    id: 'moveProgramme',
    summary: 'Move an entry of a programme by one place',
    description: `At the end of the programme nothing changes. ${STALE}`,
    params: ProgrammeParams,
    body: MoveProgrammeDto,
    data: listOf(ProgrammeDto),
    refusals: ['notFound', 'conflict'],
  })
  @Post(':id/move')
  move(
    @Param() { id }: ProgrammeParams,
    @Body() { direction, version }: MoveProgrammeDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    return this.programmes.move(id, direction, version, actor);
  }
}

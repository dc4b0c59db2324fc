import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf } from '../../common/endpoint/data-schema.js';
import { IdempotencyKey } from '../../common/endpoint/idempotency-key.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { ProgrammeEntriesService } from './programme-entries.service.js';
import { StudioVersionDto } from './studio.dto.js';
import {
  CreateProgrammeDto,
  EditProgrammeDto,
  MoveProgrammeDto,
  PlaceProgrammeDto,
  ProgrammeDto,
  ProgrammeParams,
} from './studio-programme.dto.js';
import { MAX_PROGRAMMES } from './studio-programmes.constants.js';
import { StudioProgrammesService } from './studio-programmes.service.js';

const STALE = 'With an outdated version, 40900 with the current state and version. Returns all programmes.';

@ApiTags('Studio')
@Controller('api/studio/programmes')
export class StudioProgrammesController {
  constructor(
    private readonly programmes: StudioProgrammesService,
    private readonly entries: ProgrammeEntriesService,
  ) {}

  @Endpoint({
    id: 'listProgrammes',
    summary: 'List the programmes of all live methods',
    description: 'Method by method, each in the order of its programme.',
    data: listOf(ProgrammeDto),
  })
  @Get()
  list(@CurrentPrincipal() holder: Principal): Promise<ProgrammeDto[]> {
    return this.programmes.list(holder);
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

  @Endpoint({
    id: 'placeProgramme',
    summary: 'Put an entry of a programme at a place',
    description:
      'The others move up or down, which is no change of theirs: two people who move different entries at the same ' +
      `time both succeed. ${STALE}`,
    params: ProgrammeParams,
    body: PlaceProgrammeDto,
    data: listOf(ProgrammeDto),
    refusals: ['notFound', 'conflict'],
  })
  @Post(':id/place')
  place(
    @Param() { id }: ProgrammeParams,
    @Body() { place, version }: PlaceProgrammeDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    return this.programmes.place(id, place, version, actor);
  }

  @Endpoint({
    id: 'createProgramme',
    summary: 'Add an entry to a programme',
    description:
      `It is added at the end, and still to be judged. A programme has at most ${MAX_PROGRAMMES} entries. Returns ` +
      'all programmes.',
    body: CreateProgrammeDto,
    data: listOf(ProgrammeDto),
    refusals: ['tooManyProgrammes'],
    idempotent: true,
  })
  @Post()
  async create(
    @Body() entry: CreateProgrammeDto,
    @IdempotencyKey() key: string | undefined,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    await this.entries.create(entry, key, actor);
    return await this.programmes.list(actor);
  }

  @Endpoint({
    id: 'editProgramme',
    summary: 'Edit an entry of a programme',
    description: `Its name and duration. The judgement stays as it is. ${STALE}`,
    params: ProgrammeParams,
    body: EditProgrammeDto,
    data: listOf(ProgrammeDto),
    refusals: ['notFound', 'conflict'],
  })
  @Put(':id')
  async edit(
    @Param() { id }: ProgrammeParams,
    @Body() entry: EditProgrammeDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    await this.entries.edit(id, entry, actor);
    return await this.programmes.list(actor);
  }

  @Endpoint({
    id: 'removeProgramme',
    summary: 'Remove an entry of a programme',
    description:
      'It can be restored with the version after this one. Not if it is the last approved entry of the programme that ' +
      `is on air. ${STALE}`,
    params: ProgrammeParams,
    body: StudioVersionDto,
    data: listOf(ProgrammeDto),
    refusals: ['notFound', 'conflict', 'programmeOnAir'],
  })
  @Post(':id/remove')
  async remove(
    @Param() { id }: ProgrammeParams,
    @Body() { version }: StudioVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    await this.entries.remove(id, version, actor);
    return await this.programmes.list(actor);
  }

  @Endpoint({
    id: 'restoreProgramme',
    summary: 'Restore a removed entry of a programme',
    description: `At its former place, with its cover and judgement. One that was not removed is 40900. ${STALE}`,
    params: ProgrammeParams,
    body: StudioVersionDto,
    data: listOf(ProgrammeDto),
    refusals: ['notFound', 'conflict', 'tooManyProgrammes'],
  })
  @Post(':id/restore')
  async restore(
    @Param() { id }: ProgrammeParams,
    @Body() { version }: StudioVersionDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<ProgrammeDto[]> {
    await this.entries.restore(id, version, actor);
    return await this.programmes.list(actor);
  }
}

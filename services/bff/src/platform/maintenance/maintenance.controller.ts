import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor, type SignedInActor } from '../../common/auth/actor.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { MaintenanceDto, SwitchMaintenanceDto } from './maintenance.dto.js';
import { MaintenanceService } from './maintenance.service.js';

@ApiTags('Maintenance')
@Controller('api/maintenance')
export class MaintenanceController {
  constructor(private readonly maintenance: MaintenanceService) {}

  @Endpoint({
    id: 'getMaintenance',
    summary: 'Check whether the product is under maintenance',
    description: 'Available during maintenance, too.',
    data: model(MaintenanceDto),
  })
  @Get()
  get(): Promise<MaintenanceDto> {
    return this.maintenance.read();
  }

  @Endpoint({
    id: 'switchMaintenance',
    summary: 'Begin, change or end maintenance',
    description:
      'During maintenance every replica answers 50300 to all but administrators; logging in stays possible for ' +
      'administrators, and `data` of the refusal has the message and the expected end. The live events of everybody ' +
      'else end. With an outdated version, 40900 with the current state (`on` or `off`) and version.',
    body: SwitchMaintenanceDto,
    data: model(MaintenanceDto),
    refusals: ['conflict'],
  })
  @Post()
  switch(
    @Body() change: SwitchMaintenanceDto,
    @CurrentActor() actor: SignedInActor,
  ): Promise<MaintenanceDto> {
    return this.maintenance.switch(change, actor);
  }
}

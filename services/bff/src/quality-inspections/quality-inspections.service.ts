import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { QualityInspectionDto } from './quality-inspection.dto.js';
import { QualityInspectionsRepository } from './quality-inspections.repository.js';

@Injectable()
export class QualityInspectionsService {
  constructor(
    private readonly inspections: QualityInspectionsRepository,
    private readonly config: Config,
  ) {}

  async list(): Promise<QualityInspectionDto[]> {
    const queues = await this.inspections.counted();
    return queues.map((queue) => QualityInspectionDto.from(queue, this.config.timeZone));
  }
}

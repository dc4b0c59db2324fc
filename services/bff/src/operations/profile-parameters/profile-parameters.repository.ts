import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { type ShownChange } from './basic-profile.dto.js';
import { ParameterChange } from './parameter-change.entity.js';
import { OPEN_STATES } from './profile-parameters.constants.js';

@Injectable()
export class ProfileParametersRepository {
  constructor(@InjectRepository(ParameterChange) private readonly changes: Repository<ParameterChange>) {}

  /** The pending change. */
  async open(): Promise<ShownChange | null> {
    const change = await this.changes.findOne({ where: { state: In(OPEN_STATES) }, order: { id: 'DESC' } });
    return change as ShownChange | null;
  }

  async lastApplied(): Promise<ShownChange | null> {
    const change = await this.changes.findOne({
      where: { state: 'applied' },
      order: { appliedAt: 'DESC', id: 'DESC' },
    });
    return change as ShownChange | null;
  }
}

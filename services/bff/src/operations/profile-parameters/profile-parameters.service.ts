import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/errors/app-error.js';
import { BasicProfileDto } from './basic-profile.dto.js';
import { type ProfileVersion } from './profile-parameters.constants.js';
import { ProfileParametersRepository } from './profile-parameters.repository.js';

@Injectable()
export class ProfileParametersService {
  constructor(private readonly changes: ProfileParametersRepository) {}

  /** @throws AppError notFound if no change has been applied or requested yet. */
  async basicProfile(version: ProfileVersion): Promise<BasicProfileDto> {
    const open = version === 'current' ? await this.changes.open() : null;
    const shown = open ?? (await this.changes.lastApplied());
    if (!shown) throw new AppError('notFound');
    return BasicProfileDto.from(shown);
  }
}

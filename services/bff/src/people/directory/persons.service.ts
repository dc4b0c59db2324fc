import { Injectable } from '@nestjs/common';
import { type Principal } from '../../common/auth/principal.js';
import { AppError } from '../../common/errors/app-error.js';
import { readerOf } from './directory.service.js';
import { PersonDetailsDto } from './person.dto.js';
import { PersonsRepository } from './persons.repository.js';

/** People, as those see them who share a project or team with them. */
@Injectable()
export class PersonsService {
  constructor(private readonly persons: PersonsRepository) {}

  /** @throws AppError notFound, also for those who do not see them */
  async get(id: number, principal: Principal): Promise<PersonDetailsDto> {
    const person = await this.persons.find(id, readerOf(principal));
    if (!person) throw new AppError('notFound');
    return PersonDetailsDto.of(person, principal.accountId);
  }
}

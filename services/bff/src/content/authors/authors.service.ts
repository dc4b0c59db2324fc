import { Injectable } from '@nestjs/common';
import { type PopularAuthorsDto } from './author.dto.js';
import { POPULAR_AUTHORS } from './authors.constants.js';
import { AuthorsRepository } from './authors.repository.js';

@Injectable()
export class AuthorsService {
  constructor(private readonly authors: AuthorsRepository) {}

  async popular(): Promise<PopularAuthorsDto> {
    const authors = await this.authors.mostClicked(POPULAR_AUTHORS);
    return { list: authors.map((author, index) => ({ ranking: index + 1, ...author })) };
  }
}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Author } from './author.entity.js';
import { AuthorsController } from './authors.controller.js';
import { AuthorsRepository } from './authors.repository.js';
import { AuthorsService } from './authors.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Author])],
  controllers: [AuthorsController],
  providers: [AuthorsRepository, AuthorsService],
})
export class AuthorsModule {}

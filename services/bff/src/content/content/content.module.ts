import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentController } from './content.controller.js';
import { ContentFiguresRepository } from './content-figures.repository.js';
import { ContentFiguresService } from './content-figures.service.js';
import { ContentItem } from './content-item.entity.js';
import { ContentRepository } from './content.repository.js';
import { ContentService } from './content.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContentItem])],
  controllers: [ContentController],
  providers: [ContentFiguresRepository, ContentFiguresService, ContentRepository, ContentService],
  exports: [ContentFiguresService],
})
export class ContentModule {}

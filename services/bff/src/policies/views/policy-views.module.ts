import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PolicyTable } from './policy-table.entity.js';
import { PolicyView } from './policy-view.entity.js';
import { PolicyViewsController } from './policy-views.controller.js';
import { PolicyViewsRepository } from './policy-views.repository.js';
import { PolicyViewsService } from './policy-views.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PolicyView, PolicyTable])],
  controllers: [PolicyViewsController],
  providers: [PolicyViewsRepository, PolicyViewsService],
})
export class PolicyViewsModule {}

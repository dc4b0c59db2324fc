import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { PoliciesController } from './policies.controller.js';
import { PoliciesRepository } from './policies.repository.js';
import { PoliciesService } from './policies.service.js';
import { Policy } from './policy.entity.js';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([Policy])],
  controllers: [PoliciesController],
  providers: [PoliciesRepository, PoliciesService],
})
export class PoliciesModule {}

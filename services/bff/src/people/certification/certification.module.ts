import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CertificationController } from './certification.controller.js';
import { Certification } from './certification.entity.js';
import { CertificationRecord } from './certification-record.entity.js';
import { CertificationRepository } from './certification.repository.js';
import { CertificationService } from './certification.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Certification, CertificationRecord])],
  controllers: [CertificationController],
  providers: [CertificationRepository, CertificationService],
})
export class CertificationModule {}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { CERTIFICATION_RECORDS } from './certification.constants.js';
import { Certification } from './certification.entity.js';
import { CertificationRecord } from './certification-record.entity.js';

@Injectable()
export class CertificationRepository {
  constructor(
    @InjectRepository(Certification) private readonly certifications: Repository<Certification>,
    @InjectRepository(CertificationRecord) private readonly records: Repository<CertificationRecord>,
  ) {}

  of(accountId: number): Promise<Certification | null> {
    return this.certifications.findOneBy({ accountId });
  }

  recordsOf(accountId: number): Promise<CertificationRecord[]> {
    return this.records.find({
      where: { accountId },
      order: { submittedAt: 'DESC', id: 'DESC' },
      take: CERTIFICATION_RECORDS.maxItems,
    });
  }
}

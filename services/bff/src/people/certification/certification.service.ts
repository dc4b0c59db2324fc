import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { type CertificationDto, CertificationRecordDto, EnterpriseInfoDto } from './certification.dto.js';
import { CertificationRepository } from './certification.repository.js';

@Injectable()
export class CertificationService {
  private readonly timeZone: string;

  constructor(
    private readonly certifications: CertificationRepository,
    { timeZone }: Config,
  ) {
    this.timeZone = timeZone;
  }

  async of(accountId: number): Promise<CertificationDto> {
    const [certification, records] = await Promise.all([
      this.certifications.of(accountId),
      this.certifications.recordsOf(accountId),
    ]);
    return {
      enterpriseInfo: EnterpriseInfoDto.from(certification, this.timeZone),
      record: records.map((record) => CertificationRecordDto.from(record, this.timeZone)),
    };
  }
}

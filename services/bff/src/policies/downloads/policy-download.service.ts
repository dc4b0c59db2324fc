import { Injectable } from '@nestjs/common';
import { type Attachment } from '../../common/http/attachment.js';
import { POLICY_DOWNLOADS_ADDRESS } from '../../common/http/addresses.constants.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { type DownloadLinkDto } from '../../platform/downloads/download-link.dto.js';
import { SheetDownloadsService, type SheetSource } from '../../platform/downloads/sheet-downloads.service.js';
import { PoliciesService } from '../policies/policies.service.js';
import { POLICY_FIELDS } from '../policies/policy-fields.constants.js';
import { POLICY_LABELS } from '../policies/policy-labels.js';
import { type CreatePolicyDownloadDto } from './policy-download.dto.js';
import { PolicyDownloadRepository } from './policy-download.repository.js';

@Injectable()
export class PolicyDownloadService {
  private readonly source: SheetSource<CreatePolicyDownloadDto> = {
    kind: 'policies',
    address: POLICY_DOWNLOADS_ADDRESS,
    fields: POLICY_FIELDS,
    labels: POLICY_LABELS,
    count: async ({ filter, sort, order }) =>
      (await this.policies.page(Object.assign({ sort, order, current: 1, pageSize: 1 }, filter))).total,
    batches: (request) => this.downloads.batches(request),
  };

  constructor(
    private readonly downloads: PolicyDownloadRepository,
    private readonly sheets: SheetDownloadsService,
    private readonly policies: PoliciesService,
  ) {}

  /** @throws AppError tooManyRows */
  prepare(request: CreatePolicyDownloadDto, language: Language): Promise<DownloadLinkDto> {
    return this.sheets.prepare(this.source, request, language);
  }

  /** @throws AppError fileUnknown */
  open(token: string, isTaken: boolean): Promise<Attachment> {
    return this.sheets.open(this.source, token, isTaken);
  }
}

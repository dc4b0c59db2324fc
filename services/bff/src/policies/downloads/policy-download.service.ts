import { Injectable } from '@nestjs/common';
import { POLICY_DOWNLOADS_ADDRESS } from '../../common/http/addresses.constants.js';
import { Config } from '../../config/config.js';
import { DownloadLinksService } from '../../platform/downloads/download-links.service.js';
import { SheetDownloadsService } from '../../platform/downloads/sheet-downloads.service.js';
import { PoliciesService } from '../policies/policies.service.js';
import { POLICY_FIELDS } from '../policies/policy-fields.constants.js';
import { POLICY_LABELS } from '../policies/policy-labels.js';
import { type CreatePolicyDownloadDto } from './policy-download.dto.js';
import { PolicyDownloadRepository } from './policy-download.repository.js';

const NOUN = {
  kind: 'policies',
  address: POLICY_DOWNLOADS_ADDRESS,
  fields: POLICY_FIELDS,
  labels: POLICY_LABELS,
} as const;

@Injectable()
export class PolicyDownloadService extends SheetDownloadsService<CreatePolicyDownloadDto> {
  constructor(
    private readonly downloads: PolicyDownloadRepository,
    private readonly policies: PoliciesService,
    links: DownloadLinksService,
    config: Config,
  ) {
    super(NOUN, links, config);
  }

  protected async count({ filter, sort, order }: CreatePolicyDownloadDto): Promise<number> {
    const { total } = await this.policies.page(
      Object.assign({ sort, order, current: 1, pageSize: 1 }, filter),
    );
    return total;
  }

  protected batches(request: CreatePolicyDownloadDto): AsyncIterable<string[][]> {
    return this.downloads.batches(request);
  }
}

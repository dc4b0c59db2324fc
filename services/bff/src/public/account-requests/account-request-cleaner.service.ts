import { Injectable } from '@nestjs/common';
import { PeriodicService } from '../../common/periodic/periodic.service.js';
import { CLEANING_INTERVAL_MS } from './account-requests.constants.js';
import { AccountRequestsService } from './account-requests.service.js';

/** Deletes requests that are no longer needed. */
@Injectable()
export class AccountRequestCleanerService {
  constructor(requests: AccountRequestsService, periodic: PeriodicService) {
    periodic.every(CLEANING_INTERVAL_MS, 'remove old account requests', () => requests.expire());
  }
}

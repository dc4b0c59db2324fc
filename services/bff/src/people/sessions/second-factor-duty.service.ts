import { Injectable } from '@nestjs/common';
import { type OperationId } from '../../common/auth/access.constants.js';
import { type Principal } from '../../common/auth/principal.js';
import { roleCan } from '../../common/auth/can.js';
import { OPEN_WITHOUT_SECOND_FACTOR } from '../../common/auth/second-factor-duty.constants.js';
import { Config } from '../../config/config.js';

/** Who must have a second factor in this deployment. */
@Injectable()
export class SecondFactorDutyService {
  constructor(private readonly config: Config) {}

  appliesTo({ role }: Pick<Principal, 'role'>): boolean {
    return this.config.adminSecondFactor && roleCan(role, 'accounts.changeRole');
  }

  /** Whether the person has to set one up before anything else. */
  isDue(principal: Principal): boolean {
    return !principal.hasSecondFactor && this.appliesTo(principal);
  }

  /** Whether this has to wait until then. */
  withholds(principal: Principal, operation: OperationId): boolean {
    return this.isDue(principal) && !OPEN_WITHOUT_SECOND_FACTOR.has(operation);
  }
}

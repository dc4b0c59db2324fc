import { Injectable } from '@nestjs/common';
import { type OperationId } from '../../common/auth/access.constants.js';
import { mayCall } from '../../common/auth/may-call.js';
import { type Principal } from '../../common/auth/principal.js';
import { type Role } from '../../common/auth/roles.constants.js';
import {
  ADMINISTRATION,
  OPEN_WITHOUT_SECOND_FACTOR,
} from '../../common/auth/second-factor-duty.constants.js';
import { Config } from '../../config/config.js';

/** Who must have a second factor in this deployment. */
@Injectable()
export class SecondFactorDutyService {
  constructor(private readonly config: Config) {}

  appliesTo(role: Role): boolean {
    return this.config.adminSecondFactor && mayCall(role, ADMINISTRATION);
  }

  /** Whether the person has to set one up before anything else. */
  isDue({ role, hasSecondFactor }: Principal): boolean {
    return !hasSecondFactor && this.appliesTo(role);
  }

  /** Whether this has to wait until then. */
  withholds(principal: Principal, operation: OperationId): boolean {
    return this.isDue(principal) && !OPEN_WITHOUT_SECOND_FACTOR.has(operation);
  }
}

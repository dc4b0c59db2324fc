import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type Account } from './account.entity.js';
import { ApplicantsRepository, type NewApplicant } from './applicants.repository.js';
import { hashPassword } from './password-hash.js';

export interface Registration extends Omit<NewApplicant, 'passwordHash'> {
  password: string;
}

/** Accounts that people register themselves. They have the role `user`. */
@Injectable()
export class ApplicantsService {
  constructor(private readonly applicants: ApplicantsRepository) {}

  /** Null if the user name is taken. */
  async register(
    { password, ...applicant }: Registration,
    manager: EntityManager,
  ): Promise<Pick<Account, 'id' | 'name' | 'userName'> | null> {
    const passwordHash = await hashPassword(password);
    const id = await this.applicants.insert({ ...applicant, passwordHash }, manager);
    return id === null ? null : { id, name: applicant.nickname, userName: applicant.userName };
  }

  /** The person can sign in from now on. */
  async approve(accountId: number, manager: EntityManager): Promise<void> {
    await this.applicants.decide(accountId, { enabled: true, registration: null }, manager);
  }

  /** The person sees this when signing in. The name is free for another registration. */
  async reject(accountId: number, manager: EntityManager): Promise<void> {
    await this.applicants.decide(accountId, { enabled: false, registration: 'rejected' }, manager);
  }

  /** Removes applicants who were rejected or never approved. */
  async removeOlderThan(days: number, manager: EntityManager): Promise<void> {
    await this.applicants.removeOlderThan(days, manager);
  }
}

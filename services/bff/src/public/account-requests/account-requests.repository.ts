import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Brackets, type EntityManager, Repository, type SelectQueryBuilder } from 'typeorm';
import { type Page } from '../../common/paging/page.dto.js';
import { insertUnlessThere } from '../../platform/database/insert-row.js';
import { readPage } from '../../platform/database/read-page.js';
import { anywhere, contains } from '../../platform/database/search-text.js';
import { withPeople } from '../../platform/database/with-people.js';
import { type AccountRequestQuery } from './account-request-desk.dto.js';
import { AccountRequest } from './account-request.entity.js';
import { ACCOUNT_REQUEST_DAYS } from './account-requests.constants.js';

export type NewAccountRequest = Pick<AccountRequest, 'kind' | 'accountId' | 'language'>;
export type Decision = Pick<AccountRequest, 'state' | 'handlerId' | 'reason'>;

@Injectable()
export class AccountRequestsRepository {
  constructor(@InjectRepository(AccountRequest) private readonly requests: Repository<AccountRequest>) {}

  find(id: number): Promise<AccountRequest | null> {
    return this.rows().where({ id }).getOne();
  }

  /** Returns the key of the row, or null if a request of this account already waits. */
  insert(request: NewAccountRequest, manager: EntityManager): Promise<number | null> {
    return insertUnlessThere(manager, AccountRequest, request);
  }

  async page({ kind, state, search, ...page }: AccountRequestQuery): Promise<Page<AccountRequest>> {
    const rows = this.rows();
    if (kind) rows.andWhere('request.kind = :kind', { kind });
    if (state) rows.andWhere('request.state = :state', { state });
    if (search) rows.andWhere(searchCondition(search));
    return await readPage(rows.orderBy('request.createdAt', 'DESC').addOrderBy('request.id', 'DESC'), page);
  }

  /** The first comes first. */
  open(limit?: number): Promise<AccountRequest[]> {
    return this.rows()
      .where(`request.state = 'waiting'`)
      .orderBy('request.createdAt')
      .addOrderBy('request.id')
      .limit(limit)
      .getMany();
  }

  /** Locks the request until the transaction ends. */
  lock(id: number, manager: EntityManager): Promise<AccountRequest | null> {
    return manager.findOne(AccountRequest, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async decide({ id, version }: AccountRequest, decision: Decision, manager: EntityManager): Promise<void> {
    await manager.update(
      AccountRequest,
      { id },
      { ...decision, decidedAt: new Date(), version: version + 1 },
    );
  }

  /** Safe to run concurrently in any number of replicas: each row is deleted by exactly one of them. */
  async removeOld(manager: EntityManager): Promise<number[]> {
    const [gone]: [{ id: number }[], number] = await manager.query(
      `DELETE FROM account_request WHERE created_at < now() - make_interval(days => $1) RETURNING id`,
      [ACCOUNT_REQUEST_DAYS],
    );
    return gone.map(({ id }) => id);
  }

  private rows(): SelectQueryBuilder<AccountRequest> {
    const rows = withPeople(this.requests.createQueryBuilder('request'), 'account', 'handler');
    return rows.addSelect(['account.email', 'account.emailConfirmed', 'account.confirmedEmail']);
  }
}

function searchCondition(search: string): Brackets {
  const text = `concat_ws(E'\\n', account.user_name, account.name, account.email, account.confirmed_email)`;
  return new Brackets((where) => {
    where.where(contains(text, ':search'), { search: anywhere(search) });
  });
}

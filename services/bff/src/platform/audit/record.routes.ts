import { Get, Query, type Type } from '@nestjs/common';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type EndpointOptions } from '../../common/endpoint/endpoint.metadata.js';
import { ParamsOf, QueryOf } from '../../common/endpoint/typed-parameters.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { type Page, PageQuery } from '../../common/paging/page.dto.js';
import { type AuditEntryDto } from './audit-entry.dto.js';
import { History } from './history.decorator.js';

type Words = Pick<EndpointOptions, 'description' | 'id' | 'summary'>;

/** Reads the records of a noun. */
interface Records<Key> {
  /** @throws AppError notFound */
  get(key: Key, principal: Principal): Promise<object>;
  /** @throws AppError notFound */
  history(key: Key, query: PageQuery, principal: Principal): Promise<Page<AuditEntryDto>>;
}

interface ListedRecords<Key, Filter> extends Records<Key> {
  page(query: Filter, principal: Principal): Promise<Page<object>>;
}

interface Noun {
  record: Type<object>;
  /** The path of a record; `:id` by default. */
  at?: string;
  /** The only parameter in it, which is its key. */
  params?: Type<object>;
  get: Words;
  history: Words;
}

interface ListedNoun<Filter extends PageQuery> extends Noun {
  page: Type<Page<object>>;
  query: Type<Filter>;
  list: Words;
}

/** The operations that read a record, and what was done with it. A controller extends them. */
export function RecordRoutes<Key = number>({ record, at = ':id', params = RowIdParams, ...words }: Noun) {
  const keyOf = (sent: object) => Object.values(sent)[0] as Key;

  class Routes {
    constructor(private readonly records: Records<Key>) {}

    @Endpoint({ ...words.get, params, data: model(record), refusals: ['notFound'] })
    @Get(at)
    get(@ParamsOf(params) sent: object, @CurrentPrincipal() principal: Principal): Promise<object> {
      return this.records.get(keyOf(sent), principal);
    }

    @History({ ...words.history, params })
    @Get(`${at}/history`)
    history(
      @ParamsOf(params) sent: object,
      @Query() query: PageQuery,
      @CurrentPrincipal() principal: Principal,
    ): Promise<Page<AuditEntryDto>> {
      return this.records.history(keyOf(sent), query, principal);
    }
  }
  return Routes;
}

/** Beside them, the operation that lists the records by page. */
export function ListedRecordRoutes<Filter extends PageQuery, Key = number>(noun: ListedNoun<Filter>) {
  const { page, query: filter, list } = noun;

  class Routes extends RecordRoutes<Key>(noun) {
    constructor(private readonly listed: ListedRecords<Key, Filter>) {
      super(listed);
    }

    @Endpoint({ ...list, query: filter, data: model(page) })
    @Get()
    page(@QueryOf(filter) query: Filter, @CurrentPrincipal() principal: Principal): Promise<Page<object>> {
      return this.listed.page(query, principal);
    }
  }
  return Routes;
}

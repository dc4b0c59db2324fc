import { model } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { type EndpointOptions } from '../../common/endpoint/endpoint.metadata.js';
import { RowIdParams } from '../../common/fields/row-id.dto.js';
import { PageQuery } from '../../common/paging/page.dto.js';
import { AuditEntryPageDto } from './audit-entry.dto.js';

type HistoryOptions = Pick<EndpointOptions, 'description' | 'id' | 'params' | 'summary'>;

/** Declares the operation that lists the history of a record by page. Stands where {@link Endpoint} does. */
export function History(options: HistoryOptions): MethodDecorator {
  return Endpoint({
    params: RowIdParams,
    ...options,
    query: PageQuery,
    data: model(AuditEntryPageDto),
    refusals: ['notFound'],
  });
}

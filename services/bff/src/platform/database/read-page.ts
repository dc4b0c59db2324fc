import { type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { type Page, type PageQuery } from '../../common/paging/page.dto.js';

/** A page of these rows, in their order, and the number of all of them. */
export async function readPage<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  { current, pageSize }: PageQuery,
): Promise<Page<Row>> {
  const [list, total] = await rows
    .offset((current - 1) * pageSize)
    .limit(pageSize)
    .getManyAndCount();
  return { list, total };
}

import { type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IntField } from '../fields/number-field.js';
import { LAST_PAGE, PAGE_SIZE } from './page.constants.js';

export class PageQuery {
  @IntField({
    query: true,
    optional: true,
    description: 'Number of the page, from 1.',
    minimum: 1,
    maximum: LAST_PAGE,
    default: 1,
  })
  current = 1;

  @IntField({
    query: true,
    optional: true,
    description: 'Rows per page.',
    minimum: 1,
    maximum: PAGE_SIZE.max,
    default: PAGE_SIZE.default,
  })
  pageSize: number = PAGE_SIZE.default;
}

/** The result of a list query: one page, and the total number on all pages. */
export interface Page<Row> {
  list: Row[];
  total: number;
}

/** A page of rows, as a named schema. */
export function PageOf<Row extends object>(row: Type<Row>): Type<Page<Row>> {
  class PageDto implements Page<Row> {
    @ApiProperty({ description: 'The rows of this page.', type: [row] })
    list: Row[];

    @ApiProperty({
      description: 'The number of matching rows on all pages.',
      type: 'integer',
      minimum: 0,
      example: 55,
    })
    total: number;
  }
  return PageDto;
}

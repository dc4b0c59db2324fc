import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { SheetBatchesRepository } from '../../platform/downloads/sheet-batches.repository.js';
import { POLICY_FIELDS } from '../policies/policy-fields.constants.js';
import { conditionsOf } from '../policies/policy-conditions.js';
import { columnOf, sqlTypeOf } from '../policies/policy-content.js';
import { type CreatePolicyDownloadDto } from './policy-download.dto.js';

@Injectable()
export class PolicyDownloadRepository {
  constructor(
    private readonly sheets: SheetBatchesRepository,
    private readonly config: Config,
  ) {}

  batches({ filter, ids, sort, order, columns }: CreatePolicyDownloadDto): AsyncGenerator<string[][]> {
    const matching = conditionsOf(filter, this.config.timeZone);
    return this.sheets.batches({
      columns: columns.map((column) => ({
        sql: columnOf(column),
        isTime: POLICY_FIELDS[column].kind === 'time',
      })),
      rows: ids ? matching.with('id = ANY(?::integer[])', ids) : matching,
      key: { column: columnOf(sort), type: sqlTypeOf(sort) },
      order,
      statement: (parts) =>
        `SELECT ${parts.columns} FROM policy WHERE ${parts.where} ORDER BY ${parts.order} LIMIT ${parts.limit}`,
    });
  }
}

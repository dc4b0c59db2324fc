import { makeAutoObservable } from 'mobx';
import { listParameterVersions, rollBackParameters } from '../../../../api/generated/forms/forms';
import type { ParameterChangeDto, ParameterVersionDto } from '../../../../api/generated/model';
import { newKey } from '../../../../shared/lib/new-key';
import { DEFAULT_PAGE_SIZE, FIRST_PAGE } from '../../../../shared/data/list-limits';
import { PagedList } from '../../../../shared/lists/paged-list';
import type { PageQuery } from '../../../../shared/lists/page-query';

const quiet = { skipErrorToast: true };

/** The applied versions, newest first. */
export class VersionsStore {
  query: PageQuery = { current: FIRST_PAGE, pageSize: DEFAULT_PAGE_SIZE };
  readonly list = new PagedList<ParameterVersionDto, PageQuery>((query, signal) =>
    listParameterVersions(query, { ...quiet, signal }),
  );

  constructor() {
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  turn(change: Partial<PageQuery>): void {
    this.query = { ...this.query, ...change };
    void this.list.show(this.query);
  }

  /**
   * @param applied the number of the version in force, as it was read
   * @throws ApiError
   */
  async rollBack(version: number, applied: number): Promise<ParameterChangeDto> {
    return await rollBackParameters(version, { version: applied }, { ...quiet, idempotencyKey: newKey() });
  }
}

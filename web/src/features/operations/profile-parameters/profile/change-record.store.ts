import { getParameterChange } from '../../../../api/generated/forms/forms';
import type { ParameterChangeDto } from '../../../../api/generated/model';
import { Resource } from '../../../../shared/data/resource';

/** One change of the log. */
export class ChangeRecordStore {
  readonly view = new Resource<ParameterChangeDto>();
  private readonly id: number;

  constructor(id: number) {
    this.id = id;
  }

  readonly load = async (): Promise<void> => {
    await this.view.load((signal) => getParameterChange(this.id, { signal, skipErrorToast: true }));
  };
}

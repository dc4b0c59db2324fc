import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../../api/api-error';
import { CONFLICT } from '../../../../api/codes';
import {
  getParameterApproval,
  getParameterChange,
  submitParameterChange,
} from '../../../../api/generated/forms/forms';
import type { ParameterApprovalDto, ParameterChangeDto } from '../../../../api/generated/model';
import { Resource } from '../../../../shared/data/resource';
import { FormStore } from '../../../../shared/forms/form.store';
import { LiveReload } from '../../../../shared/live-events/live-reload';
import { openChange } from '../values/open-change';
import { type FormValues, formValuesOf, problemsOf, refilled, requestOf } from './parameter-form';

const quiet = { skipErrorToast: true };

export type ParameterForm = FormStore<FormValues, ParameterChangeDto>;

/** The applied parameters, the open change, if any, and the input on top of them. */
export class GroupFormStore {
  readonly approval = new Resource<ParameterApprovalDto>();
  form: ParameterForm | null = null;
  /** The applied parameters have changed since the input began. */
  hasMoved = false;
  private readonly live = new LiveReload(['parameters.changed'], () => void this.reload());

  constructor() {
    makeAutoObservable<this, 'live'>(this, { approval: false, live: false }, { autoBind: true });
  }

  /** The change that waits for approval: until it is decided, no other one can be submitted. */
  get pending(): ParameterChangeDto | null {
    return openChange(this.approval.data);
  }

  /** The last change, if it was returned for correction. */
  get returned(): ParameterChangeDto | null {
    const change = this.approval.data?.change ?? null;
    return change?.state === 'returned' ? change : null;
  }

  async load(): Promise<void> {
    if (!this.approval.isLoaded) await this.reload();
  }

  /** @returns ends it */
  follow(): () => void {
    return this.live.start();
  }

  /** Fills the form from an earlier change. @throws ApiError */
  async refill(id: number): Promise<ParameterChangeDto> {
    const change = await getParameterChange(id, quiet);
    this.form?.change(refilled(change));
    return change;
  }

  /** Back to the applied parameters: after a reset, or after the input was submitted. */
  restore(): void {
    this.hasMoved = false;
    this.form?.settle(formValuesOf(this.approval.data?.original ?? null));
  }

  readonly reload = async (): Promise<void> => {
    await this.approval.load((signal) => getParameterApproval({ ...quiet, signal }));
    if (this.approval.data !== null) this.take(this.approval.data);
  };

  private take({ original, version }: ParameterApprovalDto): void {
    const stored = formValuesOf(original);
    this.form ??= this.create(stored, version);
    const { form } = this;
    // A draft carries the version that it was based on.
    if (form.version === version && form.conflict === null) return;
    this.hasMoved = form.isDirty && form.version !== version;
    form.follow(stored, version);
  }

  private create(stored: FormValues, version: number): ParameterForm {
    return new FormStore<FormValues, ParameterChangeDto>({
      stored,
      version,
      draft: 'parameters',
      problemsOf,
      send: async (values, { idempotencyKey, version: based }) => {
        try {
          return await submitParameterChange(requestOf(values, based ?? version), {
            ...quiet,
            idempotencyKey,
          });
        } catch (error) {
          // Shows what has changed, or the change that was opened by somebody else.
          if (error instanceof ApiError && error.code === CONFLICT) void this.reload();
          throw error;
        }
      },
    });
  }
}

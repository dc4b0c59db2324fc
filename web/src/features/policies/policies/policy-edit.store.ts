import { makeAutoObservable, observableRef } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import {
  changePolicies,
  createPolicy,
  editPolicy,
  getPolicy,
} from '../../../api/generated/policies/policies';
import type { ChangeChosenPoliciesDto, PolicyDetailDto } from '../../../api/generated/model';
import { FormStore } from '../../../shared/forms/form.store';
import { newKey } from '../../../shared/lib/new-key';
import {
  bodyOf,
  differencesOf,
  editFields,
  merged,
  newPolicy,
  type PolicyField,
  type PolicyValues,
  problemsOf,
  type Side,
  valuesOf,
} from './policy-form';

export type PolicyForm = FormStore<PolicyValues, PolicyDetailDto>;

const quiet = { skipErrorToast: true };

/** The form of one new or existing record, and the merge with changes that somebody else saved in the meantime. */
export class PolicyEditStore {
  readonly form: PolicyForm;
  /** The record as another user has saved it since. */
  conflict: PolicyDetailDto | null = null;
  /** Null: a new record. */
  private base: PolicyDetailDto | null;
  /** Somebody moved the record to the bin: saving restores it first. */
  private restoresFirst = false;

  /** @param record names the draft: `new` or the id */
  constructor(record: string, base: PolicyDetailDto | null) {
    this.form = new FormStore({
      stored: base === null ? newPolicy : valuesOf(base),
      ...(base === null ? {} : { version: base.version }),
      problemsOf: (values) => problemsOf(values, !this.isNew),
      send: (values, { idempotencyKey }) => this.send(values, idempotencyKey),
      draft: `policy ${record}`,
    });
    // A draft has the version of then, so that the server notices what others have saved since.
    this.base = base && { ...base, version: this.form.version ?? base.version };
    makeAutoObservable<this, 'base' | 'restoresFirst'>(
      this,
      { form: false, conflict: observableRef, base: observableRef, restoresFirst: false },
      { autoBind: true },
    );
  }

  get isNew(): boolean {
    return this.base === null;
  }

  /** The version the edit started from; undefined for a new record. */
  get version(): number | undefined {
    return this.base?.version;
  }

  get differences() {
    const { base, conflict, form } = this;
    if (base === null || conflict === null) return [];
    return differencesOf(valuesOf(base), form.values, valuesOf(conflict));
  }

  /** @returns the stored record; null if it failed: then the problems and failure of the form or `conflict` say why */
  async save({ restoresFirst = false } = {}): Promise<PolicyDetailDto | null> {
    this.restoresFirst = restoresFirst;
    return (await this.form.submit())?.answer ?? null;
  }

  /** Continues from the version of the other user. */
  resolve(sides: Partial<Record<PolicyField, Side>>): void {
    const { conflict, form } = this;
    if (conflict === null) return;
    const theirs = valuesOf(conflict);
    const values = merged(form.values, theirs, sides);
    form.follow(theirs, conflict.version);
    form.change(values);
    this.continueFrom(conflict);
  }

  private async send(values: PolicyValues, idempotencyKey: string): Promise<PolicyDetailDto> {
    const body = bodyOf(values);
    if (this.base === null) return await this.judged(createPolicy(body, { ...quiet, idempotencyKey }));
    if (this.restoresFirst) await this.restore(this.base);
    const { id, number, version } = this.base;
    return await this.judged(editPolicy(id, { number, ...body, version }, quiet));
  }

  /** @throws ApiError also where the content was changed before the record was moved to the bin */
  private async restore(base: PolicyDetailDto): Promise<void> {
    const change: ChangeChosenPoliciesDto = { action: 'restore', ids: [base.id] };
    await changePolicies(change, { ...quiet, idempotencyKey: newKey() });
    const current = await getPolicy(base.id, {}, quiet);
    const [mine, theirs] = [valuesOf(base), valuesOf(current)];
    if (editFields.every((field) => mine[field] === theirs[field])) {
      this.continueFrom(current);
      return;
    }
    this.collide(current);
    throw new ApiError({ code: CONFLICT, httpStatus: 200, msg: '', requestId: null, data: current });
  }

  /** A conflict with this record is merged; one with another record is about the number. */
  private async judged(answer: Promise<PolicyDetailDto>): Promise<PolicyDetailDto> {
    try {
      const saved = await answer;
      this.continueFrom(saved);
      return saved;
    } catch (error) {
      const current = conflictOf(error);
      if (current === null || !(error instanceof ApiError)) throw error;
      if (current.id !== this.base?.id) throw withField(error, 'number');
      this.collide(current);
      throw error;
    }
  }

  private collide(current: PolicyDetailDto): void {
    this.conflict = current;
  }

  private continueFrom(current: PolicyDetailDto): void {
    this.base = current;
    this.conflict = null;
  }
}

/** The conflicting record: this one, changed since, or another one with the same number. */
function conflictOf(error: unknown): PolicyDetailDto | null {
  if (!(error instanceof ApiError) || error.code !== CONFLICT) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'version' in data ? (data as PolicyDetailDto) : null;
}

function withField({ code, httpStatus, msg, requestId }: ApiError, field: PolicyField): ApiError {
  return new ApiError({ code, httpStatus, msg, requestId, data: { field } });
}

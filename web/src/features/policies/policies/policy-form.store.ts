import { makeAutoObservable } from 'mobx';
import { ApiError } from '../../../api/api-error';
import { CONFLICT } from '../../../api/codes';
import {
  changePolicies,
  createPolicy,
  editPolicy,
  getPolicy,
} from '../../../api/generated/policies/policies';
import type { ChangeChosenPoliciesDto, PolicyDetailDto } from '../../../api/generated/model';
import { newKey } from '../../../shared/lib/new-key';
import {
  bodyOf,
  differencesOf,
  merged,
  newPolicy,
  type PolicyField,
  policyFields,
  type PolicyValues,
  type Problem,
  problemsOf,
  type Side,
  valuesOf,
} from './policy-form';

/** The form of one new or existing record. It outlives the drawer, so that Back loses no input. */
export class PolicyFormStore {
  values: PolicyValues;
  isSaving = false;
  /** The error that belongs to no field. */
  failure: unknown = null;
  /** The record as another user has saved it since. */
  conflict: PolicyDetailDto | null = null;
  /** Null: a new record. */
  private base: PolicyDetailDto | null;
  private left = new Set<PolicyField>();
  private refused: Partial<Record<PolicyField, string>> = {};
  private readonly key = newKey();

  constructor(base: PolicyDetailDto | null) {
    this.base = base;
    this.values = base === null ? newPolicy : valuesOf(base);
    makeAutoObservable<this, 'key'>(this, { key: false }, { autoBind: true });
  }

  get isNew(): boolean {
    return this.base === null;
  }

  /** The version the edit started from; undefined for a new record. */
  get version(): number | undefined {
    return this.base?.version;
  }

  get isDirty(): boolean {
    return Object.keys(this.typed).length > 0;
  }

  /** The values that differ from the record. */
  get typed(): Partial<PolicyValues> {
    const changed = policyFields.filter((field) => this.values[field] !== this.origin[field]);
    return Object.fromEntries(changed.map((field) => [field, this.values[field]]));
  }

  /** The problem or server message of each field that was left or submitted. */
  get issues(): Partial<Record<PolicyField, Problem | { text: string }>> {
    const shown = Object.entries(this.problems).filter(([field]) => this.left.has(field as PolicyField));
    const refused = Object.entries(this.refused).map(([field, text]) => [field, { text }]);
    return { ...Object.fromEntries(shown), ...Object.fromEntries(refused) } as typeof this.issues;
  }

  get differences() {
    return this.conflict === null ? [] : differencesOf(this.origin, this.values, valuesOf(this.conflict));
  }

  change(part: Partial<PolicyValues>): void {
    this.values = { ...this.values, ...part };
    const changed = Object.keys(part);
    const refused = Object.entries(this.refused).filter(([field]) => !changed.includes(field));
    this.refused = Object.fromEntries(refused);
  }

  leave(field: PolicyField): void {
    this.left.add(field);
  }

  /** @returns the stored record; null if it failed: then `issues`, `failure` or `conflict` say why */
  async save(): Promise<PolicyDetailDto | null> {
    for (const field of policyFields) this.left.add(field);
    if (this.isSaving || Object.keys(this.problems).length > 0) return null;
    this.begin();
    try {
      const saved = await this.send();
      this.settle(saved);
      return saved;
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Somebody moved the record to the bin: restores it, then saves unless its content has changed, too. */
  async restoreAndSave(): Promise<PolicyDetailDto | null> {
    const { base } = this;
    for (const field of policyFields) this.left.add(field);
    if (base === null || this.isSaving || Object.keys(this.problems).length > 0) return null;
    this.begin();
    try {
      const change: ChangeChosenPoliciesDto = { action: 'restore', ids: [base.id] };
      await changePolicies(change, { skipErrorToast: true, idempotencyKey: newKey() });
      this.continueFrom(await getPolicy(base.id, {}, { skipErrorToast: true }));
    } catch (error) {
      this.fail(error);
      return null;
    }
    return this.conflict === null ? await this.save() : null;
  }

  /** Continues from the version of the other user. */
  resolve(sides: Partial<Record<PolicyField, Side>>): void {
    if (this.conflict === null) return;
    this.values = merged(this.values, valuesOf(this.conflict), sides);
    this.base = this.conflict;
    this.conflict = null;
  }

  private get origin(): PolicyValues {
    return this.base === null ? newPolicy : valuesOf(this.base);
  }

  private get problems() {
    return problemsOf(this.values, !this.isNew);
  }

  private async send(): Promise<PolicyDetailDto> {
    const body = bodyOf(this.values);
    if (this.base === null) return createPolicy(body, { skipErrorToast: true, idempotencyKey: this.key });
    const { id, number, version } = this.base;
    return editPolicy(id, { number, ...body, version }, { skipErrorToast: true });
  }

  private begin(): void {
    this.isSaving = true;
    this.failure = null;
    this.refused = {};
  }

  private continueFrom(current: PolicyDetailDto): void {
    this.isSaving = false;
    const values = valuesOf(current);
    const isSame = policyFields.every((field) => values[field] === this.origin[field]);
    if (isSame) this.base = current;
    this.conflict = isSame ? null : current;
  }

  private settle(saved: PolicyDetailDto): void {
    this.isSaving = false;
    this.base = saved;
    this.values = valuesOf(saved);
    this.left.clear();
  }

  private fail(error: unknown): void {
    this.isSaving = false;
    const current = conflictOf(error);
    if (current !== null && current.id === this.base?.id) this.conflict = current;
    else if (error instanceof ApiError && current !== null) this.refused = { number: error.msg };
    else this.refuse(error);
  }

  private refuse(error: unknown): void {
    const named = error instanceof ApiError ? error.fieldErrors : [];
    const known = named.filter(({ field }) => policyFields.some((name) => name === field));
    this.refused = Object.fromEntries(known.map(({ field, msg }) => [field, msg]));
    if (known.length === 0) this.failure = error;
  }
}

/** The conflicting record: this one, changed since, or another one with the same number. */
function conflictOf(error: unknown): PolicyDetailDto | null {
  if (!(error instanceof ApiError) || error.code !== CONFLICT) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'version' in data ? (data as PolicyDetailDto) : null;
}

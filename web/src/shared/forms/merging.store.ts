import { makeAutoObservable, observableRef } from 'mobx';
import type { FormStore } from './form.store';
import type { FieldOf } from './problem';

/** So often somebody else may save while merged input is sent. */
const MOST_MERGES = 3;

/** A record as the server has it now. */
export interface Latest<Values> {
  values: Values;
  version: number;
  /** Who stored it, where the refusal does not say so. */
  by?: Omit<Merge<never>, 'fields'>;
}

/** Both changed a field. @returns a value with both changes; undefined if they contradict each other */
export type Combine<Values> = <Field extends FieldOf<Values>>(
  field: Field,
  sides: { base: Values[Field]; mine: Values[Field]; theirs: Values[Field] },
) => Values[Field] | undefined;

/** What somebody else changed in a record that was edited here at the same time. */
export interface Merge<Field extends string> {
  /** Null if the account no longer exists, or nobody is known. */
  person: string | null;
  /** `YYYY-MM-DD HH:mm:ss`; null if it is not known. */
  time: string | null;
  fields: Field[];
}

/**
 * Sends the form of a record that others may change meanwhile. What only they changed is taken, what only I changed is
 * kept, and I am asked about the fields that both changed.
 */
export class MergingStore<Values extends object, Answer> {
  readonly form: FormStore<Values, Answer>;
  /** Both changed these fields, to different values: the input is kept, and sending it again replaces theirs. */
  clash: (Merge<FieldOf<Values>> & { theirs: Values }) | null = null;
  /** What was taken when the form was sent last; null if nobody else had saved. */
  merge: Merge<FieldOf<Values>> | null = null;
  private readonly latest: () => Promise<Latest<Values>>;
  private readonly combine: Combine<Values> | undefined;

  /**
   * @param latest the record as it is now
   * @param combine for fields that can have the changes of both, such as a list
   */
  constructor(
    form: FormStore<Values, Answer>,
    latest: () => Promise<Latest<Values>>,
    combine?: Combine<Values>,
  ) {
    this.form = form;
    this.latest = latest;
    this.combine = combine;
    makeAutoObservable<this, 'latest' | 'combine'>(
      this,
      { form: false, clash: observableRef, merge: observableRef, latest: false, combine: false },
      { autoBind: true },
    );
  }

  /** @returns as `FormStore.submit`; null also where `clash` has to be decided */
  readonly submit = async (): Promise<{ answer: Answer } | null> => {
    this.forget();
    for (let merges = 0; ; merges += 1) {
      const sent = await this.form.submit();
      const refusal = this.form.conflict;
      if (sent !== null || refusal === null || merges === MOST_MERGES) return sent;
      const latest = await this.latest().catch(() => null);
      if (latest === null) return null;
      this.follow(latest, latest.by ?? authorOf(refusal.data));
      if (this.clash !== null) return null;
    }
  };

  /** Replaces the input of the field by what the other one has stored. */
  takeTheirs(field: FieldOf<Values>): void {
    const { clash } = this;
    if (clash === null) return;
    const change: Partial<Values> = {};
    change[field] = clash.theirs[field];
    this.form.change(change);
    const fields = clash.fields.filter((other) => other !== field);
    this.clash = fields.length === 0 ? null : { ...clash, fields };
  }

  private forget(): void {
    this.clash = null;
    this.merge = null;
  }

  private follow({ values, version }: Latest<Values>, author: Omit<Merge<never>, 'fields'>): void {
    const collisions = this.form.collisionsWith(values);
    const combined = collisions.filter((field) => this.takeBoth(field, values));
    const fields = collisions.filter((field) => !combined.includes(field));
    this.merge = { ...author, fields: [...this.form.takenFrom(values), ...combined] };
    this.clash = fields.length === 0 ? null : { ...author, fields, theirs: values };
    this.form.follow(values, version);
  }

  /** @returns whether the field has the changes of both now */
  private takeBoth(field: FieldOf<Values>, theirs: Values): boolean {
    const { form } = this;
    const sides = { base: form.storedOf(field), mine: form.values[field], theirs: theirs[field] };
    const both = this.combine?.(field, sides);
    if (both === undefined) return false;
    const change: Partial<Values> = {};
    change[field] = both;
    form.change(change);
    return true;
  }
}

/** Of the refusal with 40900. */
export function authorOf(data: unknown): Omit<Merge<never>, 'fields'> {
  const { person = null, time = null } = (data ?? {}) as Partial<Merge<never>>;
  return { person, time };
}

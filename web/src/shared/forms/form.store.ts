import { makeAutoObservable, observableRef } from 'mobx';
import { ApiError, RequestAborted } from '../../api/api-error';
import { CONFLICT } from '../../api/codes';
import { newKey } from '../lib/new-key';
import { session } from '../session/session.store';
import { forgetInput, keepInput, keptInput } from '../session/kept-inputs';
import { isEmpty } from './contract-problems';
import type { FieldOf, Problem, Problems } from './problem';

export interface Call<Values> {
  /** The same for a retry of the same input. */
  idempotencyKey: string;
  /** The version that the input was based on. */
  version: number | undefined;
  /** The fields that differ from the stored values. */
  changed: FieldOf<Values>[];
}

export interface FormOptions<Values extends object, Answer> {
  /** What the server has, or the values of an empty form. */
  stored: Values;
  /** Of what is stored, where others may change it meanwhile. */
  version?: number;
  problemsOf: (values: Values) => Problems<Values>;
  /** Calls the generated function, with `skipErrorToast`: the form shows the error. */
  send: (values: Values, call: Call<Values>) => Promise<Answer>;
  /** Keeps the input under this name through navigation, reload and session end. Never for passwords. */
  draft?: string;
}

interface Draft<Values> {
  version: number | undefined;
  typed: Partial<Values>;
  /** What was stored in these fields at that version. */
  base?: Partial<Values>;
}

/** The input of a form: what differs from the stored values, what is wrong with it, and its submission. */
export class FormStore<Values extends object, Answer = unknown> {
  values: Values;
  isSending = false;
  /** The error that belongs to no field. */
  failure: unknown = null;
  /** The refusal of an input that is based on an outdated version or state; `data` is the current one. */
  conflict: ApiError | null = null;
  version: number | undefined;
  private stored: Values;
  private left = new Set<string>();
  private refused: Partial<Record<string, Problem>> = {};
  private key = newKey();
  private readonly options: FormOptions<Values, Answer>;

  constructor(options: FormOptions<Values, Answer>) {
    const draft = options.draft === undefined ? undefined : keptInput(options.draft);
    // Stored under the same name, so of the same type.
    const { version, typed, base } = (draft as Draft<Values> | undefined) ?? {
      version: options.version,
      typed: {},
    };
    this.options = options;
    // An outdated draft is compared with what was stored when it was begun.
    this.stored = version === options.version ? options.stored : { ...options.stored, ...base };
    this.version = version;
    this.values = { ...options.stored, ...typed };
    makeAutoObservable<this, 'options' | 'key' | 'stored'>(
      this,
      {
        values: observableRef,
        stored: observableRef,
        conflict: observableRef,
        options: false,
        key: false,
      },
      { autoBind: true },
    );
  }

  get fields(): FieldOf<Values>[] {
    return Object.keys(this.stored) as FieldOf<Values>[];
  }

  /** The fields that differ from the stored values. */
  get changed(): FieldOf<Values>[] {
    return this.fields.filter((field) => !isSame(this.values[field], this.stored[field]));
  }

  get isDirty(): boolean {
    return this.changed.length > 0;
  }

  /** There is input that ends with the page, because the form has no draft, or nobody is signed in to keep it for. */
  get isLostOnLeaving(): boolean {
    return this.isDirty && (this.options.draft === undefined || session.user === null);
  }

  /** The stored value of a field, such as to show what a change replaces. */
  storedOf<Field extends FieldOf<Values>>(field: Field): Values[Field] {
    return this.stored[field];
  }

  /** The problems of all fields, shown or not. */
  get problems(): Problems<Values> {
    return this.options.problemsOf(this.values);
  }

  /** The problems of fields that were left or submitted, and those that the server reported. */
  get shownProblems(): Problems<Values> {
    const shown = Object.entries(this.problems).filter(([field]) => this.left.has(field));
    return { ...Object.fromEntries(shown), ...this.refused } as Problems<Values>;
  }

  /** By the rules themselves: whether the field must not be empty. */
  isRequired(field: FieldOf<Values>): boolean {
    const value = emptyLike(this.values[field]);
    const found = this.options.problemsOf({ ...this.values, [field]: value })[field];
    return isEmpty(value) && found !== undefined && 'rule' in found && found.rule === 'required';
  }

  change(part: Partial<Values>): void {
    this.values = { ...this.values, ...part };
    this.refused = omit(this.refused, Object.keys(part));
    this.key = newKey();
    this.keep();
  }

  /** The field lost the focus: from now on its problems are shown. */
  leave(field: FieldOf<Values>): void {
    this.left.add(field);
  }

  /** Shows the problems of these fields. @returns whether there are none */
  check(fields: FieldOf<Values>[] = this.fields): boolean {
    for (const field of fields) this.left.add(field);
    return !fields.some((field) => this.shownProblems[field] !== undefined);
  }

  /** @returns the answer; null if nothing was sent or it failed: then the problems, `failure` or `conflict` say why */
  async submit(): Promise<{ answer: Answer } | null> {
    this.refused = {};
    if (!this.check() || this.isSending) return null;
    this.begin();
    try {
      const { key: idempotencyKey, version, changed } = this;
      const sent = this.values;
      const answer = await this.options.send(sent, { idempotencyKey, version, changed });
      this.settle(sent);
      return { answer };
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  /** Back to the stored values. */
  restore(): void {
    this.settle(this.stored, this.version);
  }

  /** The server has these values now; there is no other input. */
  settle(stored: Values, version = this.version): void {
    this.stored = stored;
    this.version = version;
    this.values = stored;
    this.isSending = false;
    this.failure = null;
    this.conflict = null;
    this.left.clear();
    this.refused = {};
    this.key = newKey();
    this.keep();
  }

  /** Somebody else stored something: fields that were not changed here follow, the others keep their input. */
  follow(stored: Values, version?: number): void {
    const typed = this.typed;
    this.stored = stored;
    this.version = version;
    this.values = { ...stored, ...typed };
    this.conflict = null;
    this.keep();
  }

  /**
   * The fields that have to be decided after somebody else stored `theirs`: both changed them, to different values.
   * `follow` keeps what only I changed, and takes what only they changed.
   */
  collisionsWith(theirs: Values): FieldOf<Values>[] {
    return this.changed.filter(
      (field) => !isSame(theirs[field], this.stored[field]) && !isSame(theirs[field], this.values[field]),
    );
  }

  /** The fields that somebody else changed and I did not. */
  takenFrom(theirs: Values): FieldOf<Values>[] {
    const mine = this.changed;
    return this.fields.filter((field) => !isSame(theirs[field], this.stored[field]) && !mine.includes(field));
  }

  private get typed(): Partial<Values> {
    return this.ofChanged(this.values);
  }

  private ofChanged(from: Values): Partial<Values> {
    const part: Partial<Values> = {};
    for (const field of this.changed) part[field] = from[field];
    return part;
  }

  private keep(): void {
    const { draft } = this.options;
    if (draft === undefined) return;
    const { version, typed } = this;
    const kept: Draft<Values> = { version, typed, base: this.ofChanged(this.stored) };
    if (this.isDirty) keepInput(draft, kept);
    else forgetInput(draft);
  }

  private begin(): void {
    this.isSending = true;
    this.failure = null;
    this.conflict = null;
  }

  private fail(error: unknown): void {
    this.isSending = false;
    if (error instanceof RequestAborted) return;
    // A refusal that names a field, such as of a name that is taken, is about the input alone.
    const isStale = error instanceof ApiError && error.code === CONFLICT && error.fieldErrors.length === 0;
    if (isStale) this.conflict = error;
    else this.refuse(error);
  }

  private refuse(error: unknown): void {
    const named = error instanceof ApiError ? error.fieldErrors : [];
    const known = named.flatMap(({ field: path, msg }) => {
      const field = this.fields.find((own) => isIn(path, own));
      return field === undefined ? [] : [[field, { text: msg }] as const];
    });
    this.refused = Object.fromEntries(known);
    if (known.length === 0) this.failure = error;
  }
}

/** The server names `data.keyword[3]` what belongs to the field `keyword`. A field itself can have a path as its name. */
function isIn(path: string, field: string): boolean {
  const own = path.replace(/^data\./, '');
  return own === field || own.startsWith(`${field}.`) || own.startsWith(`${field}[`);
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
}

function omit<Value>(from: Partial<Record<string, Value>>, names: string[]): Partial<Record<string, Value>> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));
}

function emptyLike(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  return typeof value === 'boolean' ? value : null;
}

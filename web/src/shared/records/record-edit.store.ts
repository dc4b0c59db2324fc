import { makeAutoObservable, observableRef } from 'mobx';
import type { Call, FormStore } from '../forms/form.store';
import { MergingStore } from '../forms/merging.store';
import type { CallOptions, RecordStore } from './record.store';

interface Source<Row, Values extends object, Body extends object> {
  /** The form of a record as it is, which sends what is written in it. */
  formOf: (row: Row, send: (body: Body, call: Call<Values>) => Promise<Row>) => FormStore<Values, Row>;
  valuesOf: (row: Row) => Values;
  send: (body: Body & { version: number }, options: CallOptions) => Promise<Row>;
}

/** The form of the open record, which others may change while it is edited. */
export class RecordEdit<Row extends { version: number }, Values extends object, Body extends object> {
  /** While the form is open; `before` is the record as it was. */
  now: { before: Row; form: FormStore<Values, Row>; merging: MergingStore<Values, Row> } | null = null;
  private readonly record: RecordStore<Row>;
  private readonly source: Source<Row, Values, Body>;

  constructor(record: RecordStore<Row>, source: Source<Row, Values, Body>) {
    this.record = record;
    this.source = source;
    makeAutoObservable<this, 'record' | 'source'>(
      this,
      { now: observableRef, record: false, source: false },
      { autoBind: true },
    );
  }

  begin(before: Row): void {
    const { record } = this;
    const { formOf, valuesOf, send } = this.source;
    record.forgetNote();
    // Of what the input is based on: the record behind the form follows the changes of others.
    const form = formOf(before, async (body, { version = before.version }) => {
      await record.change((_shown, options) => send({ ...body, version }, options));
      return record.shown;
    });
    // After a conflict the record is as the server has it.
    const latest = () => {
      const { shown } = record;
      return { values: valuesOf(shown), version: shown.version };
    };
    this.now = { before, form, merging: new MergingStore(form, () => Promise.resolve().then(latest)) };
  }

  readonly end = (): void => {
    this.now = null;
  };
}

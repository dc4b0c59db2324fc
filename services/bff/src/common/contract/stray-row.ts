import { type Violation } from './violation.js';

/** Takes the place of a row of a batch that has fields no class may be made of, so that only this row is refused. */
export class StrayRow {
  readonly fields: string[] = [];

  static of(fields: string[]): StrayRow {
    return Object.assign(new StrayRow(), { fields });
  }

  violations(): Violation[] {
    return this.fields.map((field) => ({ field, rule: 'unknown', params: {} }));
  }
}

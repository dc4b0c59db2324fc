/**
 * SQL conditions with their parameter values. Immutable: `with` returns a new instance.
 *
 * `bound` are values that other parts of the statement name before the first condition.
 */
export class Conditions {
  constructor(
    private readonly parts: readonly string[] = [],
    private readonly bound: readonly unknown[] = [],
  ) {}

  /** Each `?` is a placeholder for the next value. */
  with(condition: string, ...values: unknown[]): Conditions {
    let place = this.bound.length;
    const part = condition.replaceAll('?', () => `$${++place}`);
    return new Conditions([...this.parts, part], [...this.bound, ...values]);
  }

  get values(): unknown[] {
    return [...this.bound];
  }

  get sql(): string {
    return this.parts.join(' AND ');
  }
}

import { makeAutoObservable } from 'mobx';
import type { UndoObstacle } from '../../api/generated/model';
import type { RequestOptions } from '../../api/request';
import { Resource } from '../data/resource';
import { undoRefusal } from './undo-refusal';

const quiet = { skipErrorToast: true };

/** A bulk change or an import. */
export interface Operation<Action extends string> {
  operationId: string;
  action: Action;
  /** Number of its records. */
  changed: number;
  person: string | null;
  time: string;
  undoableSeconds: number;
  undone: boolean;
  obstacle: UndoObstacle | null;
}

interface OperationPage<Action extends string> {
  list: Operation<Action>[];
  total: number;
}

export interface OperationCalls<Action extends string> {
  list: (query: { current: number }, options: RequestOptions) => Promise<OperationPage<Action>>;
  undo: (operationId: string, options: RequestOptions) => Promise<unknown>;
}

/** The bulk changes and imports of the last day that can be undone. */
export class OperationsStore<Action extends string> {
  readonly recent = new Resource<OperationPage<Action>>();
  /** The operation being undone. */
  undoing: string | null = null;
  /** The operation whose undo failed, and why. */
  failure: { id: string; error: unknown } | null = null;
  private pages = 1;
  /** When each operation can no longer be undone, in milliseconds since 1970 by the clock of this device. */
  private readonly deadlines = new Map<string, number>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  private readonly calls: OperationCalls<Action>;

  constructor(calls: OperationCalls<Action>) {
    this.calls = calls;
    makeAutoObservable<this, 'calls' | 'pages' | 'deadlines' | 'timer'>(
      this,
      { recent: false, calls: false, pages: false, deadlines: false, timer: false },
      { autoBind: true, deep: false },
    );
  }

  /** Reloads all loaded pages, because a new operation shifts the page boundaries. */
  async show(): Promise<void> {
    const { pages } = this;
    await this.recent.load(async (signal) => {
      const asked = Array.from({ length: pages }, (_, at) =>
        this.calls.list({ current: at + 1 }, { signal, ...quiet }),
      );
      const answers = await Promise.all(asked);
      const known = new Map(answers.flatMap(({ list }) => list.map((one) => [one.operationId, one])));
      for (const { operationId, undoableSeconds } of known.values())
        this.deadlines.set(operationId, Date.now() + undoableSeconds * 1000);
      return { list: [...known.values()], total: answers[0]?.total ?? 0 };
    });
    this.awaitExpiry();
  }

  async showOlder(): Promise<void> {
    this.pages += 1;
    await this.show();
  }

  /** @returns whether it is undone now, by this call or earlier */
  async undo(id: string): Promise<boolean> {
    if (this.undoing !== null) return false;
    this.begin(id);
    try {
      await this.calls.undo(id, quiet);
      this.end(null);
    } catch (error) {
      if (undoRefusal(error)?.reason !== 'undone') {
        this.end({ id, error });
        return false;
      }
      this.end(null);
    }
    this.mark(id, 'undone');
    return true;
  }

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.recent.stop();
  };

  private begin(id: string): void {
    this.undoing = id;
    this.failure = null;
  }

  private end(failure: OperationsStore<Action>['failure']): void {
    this.undoing = null;
    this.failure = failure;
  }

  /** One timer, for the operation that expires first. */
  private awaitExpiry(): void {
    clearTimeout(this.timer);
    const open = this.recent.data?.list.filter(({ obstacle }) => obstacle === null) ?? [];
    const [next] = open
      .map(({ operationId: id }) => ({ id, deadline: this.deadlines.get(id) ?? 0 }))
      .toSorted((a, b) => a.deadline - b.deadline);
    if (next === undefined) return;
    this.timer = setTimeout(() => {
      this.mark(next.id, 'expired');
      this.awaitExpiry();
    }, next.deadline - Date.now());
  }

  private mark(id: string, obstacle: UndoObstacle): void {
    const { data } = this.recent;
    if (data === null) return;
    const list = data.list.map((one) =>
      one.operationId === id ? { ...one, undone: obstacle === 'undone', obstacle } : one,
    );
    this.recent.amend({ ...data, list });
  }
}

import { makeAutoObservable } from 'mobx';
import type { RecentPolicyOperationDto, RecentPolicyOperationPageDto } from '../../../api/generated/model';
import { listPolicyOperations, undoPolicyOperation } from '../../../api/generated/policies/policies';
import { Resource } from '../../../shared/data/resource';
import { undoRefusal } from './undo-refusal';

const quiet = { skipErrorToast: true };

/** The bulk changes and imports of the last day that can be undone. */
export class PolicyOperationsStore {
  readonly recent = new Resource<RecentPolicyOperationPageDto>();
  /** The operation being undone. */
  undoing: string | null = null;
  /** The operation whose undo failed, and why. */
  failure: { id: string; error: unknown } | null = null;
  private pages = 1;

  constructor() {
    makeAutoObservable<this, 'pages'>(this, { recent: false, pages: false }, { autoBind: true, deep: false });
  }

  /** Reloads all loaded pages, because a new operation shifts the page boundaries. */
  async show(): Promise<void> {
    const { pages } = this;
    await this.recent.load(async (signal) => {
      const asked = Array.from({ length: pages }, (_, at) =>
        listPolicyOperations({ current: at + 1 }, { signal, ...quiet }),
      );
      const answers = await Promise.all(asked);
      const known = new Map(answers.flatMap(({ list }) => list.map((one) => [one.operationId, one])));
      return { list: [...known.values()], total: answers[0]?.total ?? 0 };
    });
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
      await undoPolicyOperation(id, quiet);
      this.end(null);
    } catch (error) {
      if (undoRefusal(error)?.reason !== 'undone') {
        this.end({ id, error });
        return false;
      }
      this.end(null);
    }
    this.mark(id);
    return true;
  }

  readonly stop = (): void => {
    this.recent.stop();
  };

  private begin(id: string): void {
    this.undoing = id;
    this.failure = null;
  }

  private end(failure: PolicyOperationsStore['failure']): void {
    this.undoing = null;
    this.failure = failure;
  }

  private mark(id: string): void {
    const { data } = this.recent;
    if (data === null) return;
    const marked = (one: RecentPolicyOperationDto) =>
      one.operationId === id ? { ...one, undone: true, obstacle: 'undone' as const } : one;
    this.recent.replace({ ...data, list: data.list.map(marked) });
  }
}

import { makeAutoObservable } from 'mobx';
import type { ListPoliciesParams, PolicyDto } from '../../api/generated/model';
import { listPoliciesLimits } from '../../api/generated/model/limits/policies';
import { listPolicies } from '../../api/generated/policies/policies';
import { asciiDigits } from '../../shared/lib/ascii-digits';
import { cutTo } from '../../shared/lib/text-length';
import { PagedList, type PageOf } from '../../shared/lists/paged-list';

/** The debounce delay while the user types. */
const PAUSE_MS = 250;
const MAX_RESULTS = 5;

const isNumber = new RegExp(listPoliciesLimits.number.pattern);

/** Sets by their number, if the text may be one, else by their name. */
export function filterOf(text: string): Pick<ListPoliciesParams, 'number' | 'name'> {
  const number = asciiDigits(text);
  return isNumber.test(number) ? { number } : { name: cutTo(listPoliciesLimits.name.maxLength, text) };
}

export class PolicySearchStore {
  readonly list = new PagedList<PolicyDto, string>(find);
  /** Typed but not requested yet. */
  isWaiting = false;
  private text = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { list: false, timer: false }, { autoBind: true });
  }

  /** The rows for exactly this text. */
  get rows(): PolicyDto[] {
    return this.isSearching || this.text === '' || this.list.error !== null ? [] : this.list.rows;
  }

  get isSearching(): boolean {
    return this.text !== '' && (this.isWaiting || this.list.isLoading);
  }

  get hasFailed(): boolean {
    return this.text !== '' && !this.isSearching && this.list.error !== null;
  }

  get more(): number {
    return this.rows.length === 0 ? 0 : this.list.total - this.rows.length;
  }

  search(text: string): void {
    this.stop();
    this.text = text.trim();
    if (this.text === '') return;
    this.setWaiting(true);
    this.timer = setTimeout(() => {
      this.ask();
    }, PAUSE_MS);
  }

  readonly retry = (): void => {
    void this.list.refresh();
  };

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.list.stop();
    this.setWaiting(false);
  };

  private setWaiting(isWaiting: boolean): void {
    this.isWaiting = isWaiting;
  }

  private ask(): void {
    this.setWaiting(false);
    void this.list.show(this.text);
  }
}

function find(text: string, signal: AbortSignal): Promise<PageOf<PolicyDto>> {
  return listPolicies({ ...filterOf(text), pageSize: MAX_RESULTS }, { signal, skipErrorToast: true });
}

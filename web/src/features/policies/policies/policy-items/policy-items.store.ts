import { makeAutoObservable, observableRef } from 'mobx';
import { getPolicyHistory, listPolicyItems } from '../../../../api/generated/policies/policies';
import type { PolicyItemPageDto } from '../../../../api/generated/model';
import { listPolicyItemsLimits as limits } from '../../../../api/generated/model/limits/policies';
import { Resource } from '../../../../shared/data/resource';
import { LiveReload } from '../../../../shared/live-events/live-reload';
import { draftOf as membersOf, MembersEditStore } from './members-edit.store';
import { authorsOf } from './rule-authors.store';
import type { RuleAuthor } from './rule-authors';
import { RuleEditStore } from './rule-edit.store';
import { draftOf as ruleDraftOf } from './rule-form';

type Edit = { members: MembersEditStore } | { rule: RuleEditStore };

/** With the names of the authors that the rule names. */
export type PolicyItems = PolicyItemPageDto & { authors: RuleAuthor[] };

/** The items of a set, and what is changed in them and not saved yet. */
export class PolicyItemsStore {
  readonly view = new Resource<PolicyItems>();
  edit: Edit | null = null;
  private readonly id: number;
  private readonly live: LiveReload;
  /** How many of the items that a rule chooses were asked for. */
  private most: number = limits.pageSize.maximum;

  constructor(id: number) {
    this.id = id;
    this.live = new LiveReload(['contentItem.changed'], () => void this.load());
    makeAutoObservable<this, 'id' | 'live' | 'most'>(
      this,
      { ...{ view: false, id: false, live: false, most: false }, edit: observableRef },
      { autoBind: true },
    );
  }

  get form() {
    if (this.edit === null) return null;
    return 'members' in this.edit ? this.edit.members.form : this.edit.rule.form;
  }

  readonly discard = (): void => {
    if (this.edit === null) return;
    if ('members' in this.edit) this.edit.members.discard();
    else this.edit.rule.discard();
  };

  readonly follow = (): (() => void) => this.live.start();

  readonly load = async (): Promise<void> => {
    await this.view.load((signal) => this.ask(signal));
    if (this.view.data !== null) this.adopt(this.view.data);
  };

  /** The next items that a rule chooses. */
  readonly loadMore = async (): Promise<void> => {
    this.most += limits.pageSize.maximum;
    await this.load();
  };

  readonly stop = (): void => {
    this.view.stop();
  };

  private adopt(items: PolicyItems): void {
    const { edit } = this;
    if (items.filterType === 'artificial') {
      if (edit !== null && 'members' in edit) edit.members.follow(items);
      else this.edit = { members: new MembersEditStore(this.id, items, this.latest(membersOf)) };
    } else if (edit !== null && 'rule' in edit) edit.rule.follow(items, items.authors);
    else this.edit = { rule: new RuleEditStore(this.id, items, items.authors, this.latest(ruleDraft)) };
  }

  /** @returns what is stored now, after somebody else has saved */
  private latest<Draft>(draftOf: (items: PolicyItems) => Draft) {
    return async () => {
      const [items, by] = await Promise.all([this.ask(), lastChange(this.id)]);
      this.learn(items);
      return { values: draftOf(items), version: items.version, ...(by && { by }) };
    };
  }

  private learn(items: PolicyItems): void {
    const { isLoading } = this.view;
    this.view.replace(items);
    if (this.edit !== null && 'members' in this.edit) this.edit.members.learn(items.list);
    // What was on its way may have changes that came after these.
    if (isLoading) void this.load();
  }

  /** All items of a list that is arranged by hand, and the first ones that a rule chooses. */
  private async ask(signal?: AbortSignal): Promise<PolicyItems> {
    const pageSize = limits.pageSize.maximum;
    const page = (current: number) =>
      listPolicyItems(this.id, { current, pageSize }, { ...(signal && { signal }), skipErrorToast: true });
    const first = await page(1);
    const most = first.filterType === 'artificial' ? first.total : Math.min(first.total, this.most);
    const others = Array.from({ length: Math.ceil(most / pageSize) - 1 }, (_, at) => page(at + 2));
    const pages = [first, ...(await Promise.all(others))];
    // Somebody has saved between two pages.
    if (pages.some(({ version }) => version !== first.version)) return await this.ask(signal);
    const list = pages.flatMap((each) => each.list);
    return { ...first, list, authors: await authorsOf(first.rule, signal) };
  }
}

const ruleDraft = ({ rule, authors }: PolicyItems) => ruleDraftOf(rule, authors);

/** Who changed the set last, and when; null if that is not known. */
async function lastChange(id: number) {
  try {
    const { list } = await getPolicyHistory(id, { pageSize: 1 }, { skipErrorToast: true });
    const [entry] = list;
    return entry ? { person: entry.person, time: entry.time } : null;
  } catch {
    return null;
  }
}

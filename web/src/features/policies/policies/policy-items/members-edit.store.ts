import { makeAutoObservable, observableRef } from 'mobx';
import { ApiError } from '../../../../api/api-error';
import { setPolicyItems } from '../../../../api/generated/policies/policies';
import type { PolicyDetailDto, PolicyItemPageDto } from '../../../../api/generated/model';
import { FormStore } from '../../../../shared/forms/form.store';
import { type Latest, MergingStore } from '../../../../shared/forms/merging.store';
import { forgetInput, keepInput, keptInput } from '../../../../shared/session/kept-inputs';
import type { Member, Saved } from './member';
import { changesOf, combineOrders, type OrderChanges } from './member-order';

export interface MembersDraft {
  /** Their order is that of the delivery. */
  itemIds: number[];
}

const NAMED_ITEM = /itemIds\.(\d+)$/;

/** The list of a set whose items are chosen by hand, while it is edited. */
export class MembersEditStore {
  readonly form: FormStore<MembersDraft, PolicyDetailDto>;
  readonly merging: MergingStore<MembersDraft, PolicyDetailDto>;
  /** Why the server does not take an item, by its key. */
  refusals: ReadonlyMap<number, string> = new Map();
  /** What was moved last, and its index since then. */
  moved: { id: number; to: number } | null = null;
  /** All that the list has or had. */
  private known: ReadonlyMap<number, Member>;
  private readonly id: number;
  private readonly addedName: string;

  /** @param latest the list as it is now, and who changed it */
  constructor(id: number, items: PolicyItemPageDto, latest: () => Promise<Latest<MembersDraft>>) {
    this.id = id;
    this.addedName = `policy ${id} added items`;
    // Stored under the same name, so of the same type.
    const added = (keptInput(this.addedName) as Member[] | undefined) ?? [];
    this.known = byId([...added, ...items.list]);
    this.form = new FormStore<MembersDraft, PolicyDetailDto>({
      stored: draftOf(items),
      version: items.version,
      draft: `policy ${id} items`,
      problemsOf: () => ({}),
      send: ({ itemIds }, { version }) => this.send(itemIds, version ?? items.version),
    });
    this.merging = new MergingStore(this.form, latest, (_field, { base, mine, theirs }) =>
      combineOrders(base, mine, theirs),
    );
    makeAutoObservable<this, 'known' | 'id' | 'addedName'>(
      this,
      {
        ...{ form: false, merging: false, id: false, addedName: false },
        ...{ refusals: observableRef, known: observableRef, moved: observableRef },
      },
      { autoBind: true },
    );
  }

  get members(): Member[] {
    return this.form.values.itemIds.flatMap((id) => this.known.get(id) ?? []);
  }

  get changes(): OrderChanges {
    return changesOf(this.form.storedOf('itemIds'), this.form.values.itemIds);
  }

  /** The stored list was loaded again. What was changed here stays, and the server compares it with what others saved. */
  follow(items: PolicyItemPageDto): void {
    this.learn(items.list);
    if (!this.form.isDirty) this.form.settle(draftOf(items), items.version);
  }

  /** Their rows are known before the list has them. */
  learn(members: Member[]): void {
    this.known = byId([...this.known.values(), ...members]);
  }

  private arrange(itemIds: number[]): void {
    this.form.change({ itemIds });
    this.keep();
  }

  add(members: Member[]): void {
    this.learn(members);
    this.arrange([...this.form.values.itemIds, ...members.map(({ id }) => id)]);
  }

  remove(id: number): void {
    this.arrange(this.form.values.itemIds.filter((other) => other !== id));
  }

  /** @param to index in the list */
  move(id: number, to: number): void {
    this.arrange(this.form.values.itemIds.filter((other) => other !== id).toSpliced(to, 0, id));
    this.moved = { id, to };
  }

  /** @returns the set as it is now, and how it was before; null if nothing was saved */
  async save(): Promise<Saved | null> {
    const before = this.form.storedOf('itemIds');
    const sent = await this.merging.submit();
    if (sent === null) return null;
    this.form.settle(this.form.values, sent.answer.version);
    return {
      policy: sent.answer,
      undo: () => setPolicyItems(this.id, { version: sent.answer.version, itemIds: before }),
    };
  }

  readonly discard = (): void => {
    this.form.restore();
    this.refusals = new Map();
    forgetInput(this.addedName);
  };

  private async send(itemIds: number[], version: number): Promise<PolicyDetailDto> {
    this.refuse(new Map());
    try {
      const stored = await setPolicyItems(this.id, { version, itemIds }, { skipErrorToast: true });
      forgetInput(this.addedName);
      return stored;
    } catch (error) {
      if (error instanceof ApiError) this.refuse(refusalsOf(error, itemIds));
      throw error;
    }
  }

  private refuse(refusals: ReadonlyMap<number, string>): void {
    this.refusals = refusals;
  }

  /** What was added has a title after a reload, too. */
  private keep(): void {
    const stored = new Set(this.form.storedOf('itemIds'));
    const added = this.members.filter(({ id }) => !stored.has(id));
    if (added.length > 0) keepInput(this.addedName, added);
    else forgetInput(this.addedName);
  }
}

export function draftOf({ list }: Pick<PolicyItemPageDto, 'list'>): MembersDraft {
  return { itemIds: list.map(({ id }) => id) };
}

function byId(members: Member[]): ReadonlyMap<number, Member> {
  return new Map(members.map((member) => [member.id, member]));
}

/** The server names items by their places in the request. */
function refusalsOf({ fieldErrors }: ApiError, itemIds: number[]): ReadonlyMap<number, string> {
  return new Map(
    fieldErrors.flatMap(({ field, msg }) => {
      const id = itemIds[Number(NAMED_ITEM.exec(field)?.[1])];
      return id === undefined ? [] : [[id, msg] as const];
    }),
  );
}

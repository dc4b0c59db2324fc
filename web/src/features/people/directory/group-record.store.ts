import { makeAutoObservable } from 'mobx';
import {
  closeGroup,
  editGroup,
  getGroup,
  getGroupHistory,
  listGroupCandidates,
  removeGroup,
  removeGroupMember,
  reopenGroup,
  saveGroupMember,
} from '../../../api/generated/directory/directory';
import { recordVisit } from '../../../api/generated/user/user';
import type {
  GroupDetailsDto,
  GroupKind,
  GroupMemberDto,
  MemberRole,
  PersonDto,
} from '../../../api/generated/model';
import { Resource } from '../../../shared/data/resource';
import { RecordEdit } from '../../../shared/records/record-edit.store';
import { RecordStore } from '../../../shared/records/record.store';
import { type GroupBody, groupForm, type GroupValues, valuesOf } from './group-form';

/** The open project or team, and what can be done with it. */
export class GroupRecordStore {
  readonly kind: GroupKind;
  readonly record: RecordStore<GroupDetailsDto>;
  readonly editing: RecordEdit<GroupDetailsDto, GroupValues, GroupBody>;
  /** Who can be added, while people are chosen. */
  readonly candidates = new Resource<PersonDto[]>();
  search = '';
  private readonly id: number;

  constructor(kind: GroupKind, id: number) {
    this.kind = kind;
    this.id = id;
    this.record = new RecordStore({
      get: (options) => getGroup(kind, id, options),
      history: (query, options) => getGroupHistory(kind, id, query, options),
    });
    this.editing = new RecordEdit<GroupDetailsDto, GroupValues, GroupBody>(this.record, {
      formOf: (group, send) => groupForm(kind, group, send),
      valuesOf,
      send: (body, options) => editGroup(kind, id, body, options),
    });
    makeAutoObservable<this, 'id'>(
      this,
      { kind: false, record: false, candidates: false, editing: false, id: false },
      { autoBind: true },
    );
  }

  /** Once a day it counts as a visit to a project. */
  opened(): void {
    if (this.kind !== 'projects') return;
    recordVisit({ key: 'project', id: this.id }, { skipErrorToast: true }).catch(() => undefined);
  }

  /** @returns whether it is closed */
  close(): Promise<boolean> {
    return this.record.act((version, options) => closeGroup(this.kind, this.id, { version }, options));
  }

  /** Takes back that it was closed, in the version after that. @throws ApiError */
  undoClose(version: number): Promise<unknown> {
    return reopenGroup(this.kind, this.id, { version: version + 1 });
  }

  /** @returns whether it is open again */
  reopen(): Promise<boolean> {
    return this.record.act((version, options) => reopenGroup(this.kind, this.id, { version }, options));
  }

  /** @throws ApiError */
  remove(): Promise<void> {
    return this.record.erase((version, options) => removeGroup(this.kind, this.id, { version }, options));
  }

  /** Adds somebody, or gives a member another role. @returns whether it is done */
  saveMember(account: number, role: MemberRole): Promise<boolean> {
    return this.record.act((_version, options) =>
      saveGroupMember(this.kind, this.id, account, { role }, options),
    );
  }

  /** @returns whether they are removed */
  removeMember({ account }: GroupMemberDto): Promise<boolean> {
    return this.record.act(async (_version, options) => {
      await removeGroupMember(this.kind, this.id, account, options);
      return null;
    });
  }

  /** One removes oneself, and does not see it any more. @throws ApiError */
  leave({ account }: GroupMemberDto): Promise<void> {
    return this.record.erase((_version, options) => removeGroupMember(this.kind, this.id, account, options));
  }

  /** Gives a removed member back their place. @throws ApiError */
  restoreMember({ account, role }: GroupMemberDto): Promise<unknown> {
    return saveGroupMember(this.kind, this.id, account, { role });
  }

  readonly find = (search: string): void => {
    this.search = search;
    this.findAgain();
  };

  readonly findAgain = (): void => {
    const search = this.search.trim();
    void this.candidates.load((signal) =>
      listGroupCandidates(this.kind, this.id, search === '' ? {} : { search }, {
        signal,
        skipErrorToast: true,
      }),
    );
  };
}

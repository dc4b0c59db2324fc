import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { type OperationId } from '../../common/auth/access.constants.js';
import { type GroupName } from '../../common/auth/tags.constants.js';
import { grantsThatOpen, opennessOf } from '../../common/auth/may-call.js';
import { ROLES } from '../../common/auth/roles.constants.js';
import { operationsOf } from '../../common/endpoint/operations.js';
import { type Language } from '../../common/messages/languages.constants.js';
import { PAGE_GROUPS, type SignedInPage } from '../../common/pages/pages.constants.js';
import { type Page } from '../../common/paging/page.dto.js';
import { searchKey } from '../../common/text/search-key.js';
import { AccountAdminService, type Standing } from '../account-admin/account-admin.service.js';
import { titlesIn } from './right-titles.js';
import { type RightReason, type RightTitles } from './rights.constants.js';
import { type RightDto, type RightQuery } from './rights.dto.js';

type Operation = Omit<RightDto, 'group' | 'id' | 'kind' | 'name' | 'reason'> & {
  kind: 'operation';
  name: OperationId;
  group: GroupName;
};
type ListedPage = Omit<RightDto, 'id' | 'kind' | 'reason'> & { kind: 'page' };
type Right = ListedPage | Operation;
/** A right as a reader sees it, and all the text that finds it. */
interface Shown {
  right: Right;
  text: string;
}

/** Tells who may do what, from the tables by which the guard and the menu decide. */
@Injectable()
export class RightsService {
  private rights: Right[] | undefined;
  private readonly shown = new Map<Language, Promise<Shown[]>>();

  constructor(
    private readonly modules: ModulesContainer,
    private readonly accounts: AccountAdminService,
  ) {}

  async page(
    { search, pages: named, kind, role, account, current, pageSize }: RightQuery,
    language: Language,
  ): Promise<Page<RightDto>> {
    const person = account === undefined ? undefined : await this.accounts.standingOf(account);
    const part = search === undefined ? undefined : searchKey(search);
    const found = (await this.shownIn(language))
      .map(({ right, text }, at) => ({ right: { id: at + 1, ...right }, text }))
      .filter(({ right }) => kind === undefined || right.kind === kind)
      .filter(({ right }) => role === undefined || right.roles.includes(role))
      .filter(
        ({ right, text }) =>
          part === undefined ||
          text.includes(part) ||
          (right.kind === 'page' && named?.some((name) => name === right.name) === true),
      )
      .map(({ right }) => right);
    const list = found
      .slice((current - 1) * pageSize, current * pageSize)
      .map((right) => ({ ...right, reason: account === undefined ? null : reasonFor(right, person) }));
    return { list, total: found.length };
  }

  private shownIn(language: Language): Promise<Shown[]> {
    const known = this.shown.get(language) ?? this.wordedIn(language);
    this.shown.set(language, known);
    return known;
  }

  private async wordedIn(language: Language): Promise<Shown[]> {
    this.rights ??= [...operations(this.modules), ...pages()];
    const titles = await titlesIn(language);
    return this.rights.map((right) => {
      const { name, summary, group, address } = right;
      const worded = titles && right.kind === 'operation' ? inWordsOf(titles, right) : right;
      const texts = [name, summary, group, address, worded.summary, worded.groupTitle];
      return { right: worded, text: searchKey(texts.join('\n')) };
    });
  }
}

function inWordsOf({ groups, operations: summaries }: RightTitles, operation: Operation): Operation {
  return { ...operation, summary: summaries[operation.name], groupTitle: groups[operation.group] };
}

/** In the order of the groups. */
function operations(modules: ModulesContainer): Operation[] {
  return operationsOf(modules)
    .map(({ id, summary, tag, address }) => ({
      ...{ kind: 'operation' as const, name: id, summary, group: tag, groupTitle: tag, address },
      ...openness(id),
    }))
    .sort((a, b) => a.group.localeCompare(b.group, 'en'));
}

function openness(operation: OperationId): Pick<Right, 'grants' | 'openTo' | 'roles'> {
  const open = opennessOf(operation);
  const grants = grantsThatOpen(operation);
  return typeof open === 'string'
    ? { openTo: open, roles: [...ROLES], grants }
    : { openTo: 'roles', roles: open, grants };
}

function pages(): ListedPage[] {
  return PAGE_GROUPS.flatMap(({ name: group, pages: listed }) =>
    listed.map(({ name, path, roles }: SignedInPage): ListedPage => {
      const isOpen = roles.includes('*');
      return {
        kind: 'page',
        name,
        summary: path,
        group,
        groupTitle: null,
        address: path,
        openTo: isOpen ? 'signedIn' : 'roles',
        roles: ROLES.filter((role) => isOpen || roles.includes(role)),
        grants: [],
      };
    }),
  );
}

/** The first that holds: nobody needs an account for what is public. */
function reasonFor(
  { openTo, roles, grants }: Pick<Right, 'grants' | 'openTo' | 'roles'>,
  person: Standing | undefined,
): RightReason {
  if (!person) return 'noAccount';
  if (openTo === 'public') return 'public';
  if (person.state !== 'active') return person.state;
  if (openTo === 'signedIn') return 'signedIn';
  if (roles.includes(person.role)) return 'role';
  return grants.some((granted) => person.grants.includes(granted)) ? 'grant' : 'otherRole';
}

import { Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS, type OperationId } from '../../common/auth/access.constants.js';
import { mayCall } from '../../common/auth/may-call.js';
import { ROLES, type Role } from '../../common/auth/roles.constants.js';
import { operationsOf } from '../../common/endpoint/operations.js';
import { PAGE_GROUPS, type SignedInPage } from '../../common/pages/pages.constants.js';
import { type Page } from '../../common/paging/page.dto.js';
import { AccountAdminService, type Standing } from '../account-admin/account-admin.service.js';
import { type Openness, type RightReason } from './rights.constants.js';
import { type RightDto, type RightQuery } from './rights.dto.js';

type Right = Omit<RightDto, 'id' | 'reason'>;

/** Tells who may do what, from the tables by which the guard and the menu decide. */
@Injectable()
export class RightsService {
  private rights: Right[] | undefined;

  constructor(
    private readonly modules: ModulesContainer,
    private readonly accounts: AccountAdminService,
  ) {}

  async page({
    search,
    pages: named,
    kind,
    role,
    account,
    current,
    pageSize,
  }: RightQuery): Promise<Page<RightDto>> {
    this.rights ??= [...operations(this.modules), ...pages()];
    const person = account === undefined ? undefined : await this.accounts.standingOf(account);
    const part = search?.toLowerCase();
    const found = this.rights
      .map((right, at) => ({ id: at + 1, ...right }))
      .filter((right) => kind === undefined || right.kind === kind)
      .filter((right) => role === undefined || right.roles.includes(role))
      .filter(
        (right) =>
          part === undefined ||
          `${right.name} ${right.summary} ${right.group}`.toLowerCase().includes(part) ||
          (right.kind === 'page' && named?.some((name) => name === right.name) === true),
      );
    const list = found
      .slice((current - 1) * pageSize, current * pageSize)
      .map((right) => ({ ...right, reason: account === undefined ? null : reasonFor(right, person) }));
    return { list, total: found.length };
  }
}

/** In the order of the groups. */
function operations(modules: ModulesContainer): Right[] {
  return operationsOf(modules)
    .map(({ id, summary, tag }) => ({
      kind: 'operation' as const,
      name: id,
      summary,
      group: tag,
      ...openness(id),
    }))
    .sort((a, b) => a.group.localeCompare(b.group, 'en'));
}

function openness(operation: OperationId): { openTo: Openness; roles: Role[] } {
  const access = ACCESS[operation];
  const openTo = typeof access === 'string' ? access : 'roles';
  return { openTo, roles: ROLES.filter((role) => mayCall(role, operation)) };
}

function pages(): Right[] {
  return PAGE_GROUPS.flatMap(({ name: group, pages: listed }) =>
    listed.map(({ name, path, roles }: SignedInPage): Right => {
      const isOpen = roles.includes('*');
      return {
        kind: 'page',
        name,
        summary: path,
        group,
        openTo: isOpen ? 'signedIn' : 'roles',
        roles: ROLES.filter((role) => isOpen || roles.includes(role)),
      };
    }),
  );
}

/** The first that holds: nobody needs an account for what is public. */
function reasonFor({ openTo, roles }: Right, person: Standing | undefined): RightReason {
  if (!person) return 'noAccount';
  if (openTo === 'public') return 'public';
  if (person.state !== 'active') return person.state;
  if (openTo === 'signedIn') return 'signedIn';
  return roles.includes(person.role) ? 'role' : 'otherRole';
}

import { Injectable } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { ACCESS, type OperationId } from '../../common/auth/access.constants.js';
import { mayCall } from '../../common/auth/may-call.js';
import { ROLES, type Role } from '../../common/auth/roles.constants.js';
import { EndpointMetadata, type EndpointOptions } from '../../common/endpoint/endpoint.metadata.js';
import { PAGE_GROUPS, type SignedInPage } from '../../common/pages/pages.constants.js';
import { type Page } from '../../common/paging/page.dto.js';
import { AccountAdminService, type Standing } from '../account-admin/account-admin.service.js';
import { type Openness, type RightReason } from './rights.constants.js';
import { type RightDto, type RightQuery } from './rights.dto.js';

type Right = Omit<RightDto, 'id' | 'reason'>;

/** Where `ApiTags` keeps the groups of a controller. */
const TAGS = 'swagger/apiUseTags';

/** Tells who may do what, from the tables by which the guard and the menu decide. */
@Injectable()
export class RightsService {
  private rights: Right[] | undefined;

  constructor(
    private readonly modules: ModulesContainer,
    private readonly accounts: AccountAdminService,
  ) {}

  async page({ search, kind, role, account, current, pageSize }: RightQuery): Promise<Page<RightDto>> {
    this.rights ??= [...operationsOf(this.modules), ...pages()];
    const person = account === undefined ? undefined : await this.accounts.standingOf(account);
    const part = search?.toLowerCase();
    const found = this.rights
      .map((right, at) => ({ id: at + 1, ...right }))
      .filter((right) => kind === undefined || right.kind === kind)
      .filter((right) => role === undefined || right.roles.includes(role))
      .filter(
        ({ name, summary, group }) =>
          part === undefined || `${name} ${summary} ${group}`.toLowerCase().includes(part),
      );
    const list = found
      .slice((current - 1) * pageSize, current * pageSize)
      .map((right) => ({ ...right, reason: account === undefined ? null : reasonFor(right, person) }));
    return { list, total: found.length };
  }
}

/** Everything that the guard admits to, found as Nest finds it; in the order of the groups. */
function operationsOf(modules: ModulesContainer): Right[] {
  const controllers = [...modules.values()].flatMap(({ controllers: found }) => [...found.values()]);
  const rights = controllers.flatMap(({ metatype }) => {
    if (!metatype) return [];
    const prototype = metatype.prototype as Record<string, object>;
    const [group = ''] = (Reflect.getMetadata(TAGS, metatype) ?? []) as string[];
    return Object.getOwnPropertyNames(prototype)
      .filter((key) => Reflect.hasMetadata(METHOD_METADATA, prototype[key] ?? {}))
      .map((key) => Reflect.getMetadata(EndpointMetadata.KEY, prototype[key] ?? {}) as EndpointOptions)
      .map(({ id, summary }) => ({ kind: 'operation' as const, name: id, summary, group, ...openness(id) }));
  });
  return rights.sort((a, b) => a.group.localeCompare(b.group, 'en'));
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

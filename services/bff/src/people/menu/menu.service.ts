import { Injectable } from '@nestjs/common';
import { type Role } from '../../common/auth/roles.constants.js';
import { MENU, type MenuNode } from './menu.constants.js';
import { type MenuItemDto } from './menu.dto.js';

@Injectable()
export class MenuService {
  /** The part of the menu that a role may use. A group without a page left is left out. */
  menuOf(role: Role): MenuItemDto[] {
    return MENU.flatMap((node) => visible(node, role));
  }
}

function visible(node: MenuNode, role: Role): MenuItemDto[] {
  const { roles } = node.meta;
  if (roles && !roles.includes('*') && !roles.includes(role)) return [];
  if (!node.children) return [node];
  const children = node.children.flatMap((child) => visible(child, role));
  return children.length === 0 ? [] : [{ ...node, children }];
}

import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentPrincipal, type Principal } from '../../common/auth/principal.js';
import { listOf } from '../../common/endpoint/data-schema.js';
import { Endpoint } from '../../common/endpoint/endpoint.decorator.js';
import { MenuItemDto } from './menu.dto.js';
import { MenuService } from './menu.service.js';

@ApiTags('User')
@Controller('api/user/menu')
export class MenuController {
  constructor(private readonly menu: MenuService) {}

  @Endpoint({
    id: 'getMenu',
    summary: 'Get the menu of your role',
    description: 'All pages that the role of the session may open, as a tree in menu order.',
    data: listOf(MenuItemDto),
  })
  @Post()
  get(@CurrentPrincipal() { role }: Principal): MenuItemDto[] {
    return this.menu.menuOf(role);
  }
}

import { ApiProperty } from '@nestjs/swagger';
import { enumNames } from '../../common/fields/enum-names.js';
import { ROLES } from '../../common/auth/roles.constants.js';

export class MenuMetaDto {
  @ApiProperty({ description: 'Key of the label in the catalogues of the web.', example: 'menu.dashboard' })
  locale: string;

  @ApiProperty({ description: 'Whether the page requires logging in.', example: true })
  requiresAuth: boolean;

  @ApiProperty({
    description: 'Name of the icon; on the first level only.',
    required: false,
    example: 'icon-dashboard',
  })
  icon?: string;

  @ApiProperty({
    description: 'Position among its siblings, from 0; on the first level only.',
    type: 'integer',
    minimum: 0,
    required: false,
    example: 0,
  })
  order?: number;

  @ApiProperty({
    description: 'Roles that may open the page; `*` means everyone logged in.',
    isArray: true,
    enum: ['*', ...ROLES],
    enumName: 'MenuRole',
    enumSchema: { description: '`*`, or a role.', ...enumNames(['everyone', ...ROLES]) },
    required: false,
    example: ['*'],
  })
  roles?: string[];

  @ApiProperty({
    description:
      'Whether the page is hidden from the menus because it is linked from elsewhere. If absent, it ' +
      'is shown.',
    required: false,
    example: true,
  })
  hideInMenu?: boolean;

  @ApiProperty({
    description:
      'Whether the menus show the group as one entry, which opens its first page. If absent, its pages are shown.',
    required: false,
    example: true,
  })
  hideChildrenInMenu?: boolean;
}

export class MenuItemDto {
  @ApiProperty({
    description: 'Path of the page below its parent, or the address of an external page.',
    example: '/dashboard',
  })
  path: string;

  @ApiProperty({ description: 'Name of the route in the web.', example: 'dashboard' })
  name: string;

  @ApiProperty({ description: 'How the page is shown and who may open it.' })
  meta: MenuMetaDto;

  @ApiProperty({ description: 'Pages below this one.', type: () => [MenuItemDto], required: false })
  children?: MenuItemDto[];
}

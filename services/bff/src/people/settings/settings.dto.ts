import { EnumField } from '../../common/fields/enum-field.js';
import { BooleanField, IntField } from '../../common/fields/number-field.js';
import { TextField } from '../../common/fields/text-field.js';
import { type Language, LANGUAGES } from '../../common/messages/languages.constants.js';
import { MENU_WIDTH, THEME_COLOR, type Theme, THEMES } from './settings.constants.js';

/** The user's chosen settings. A missing field was never set, so the client's default applies. */
export class SettingsDto {
  @EnumField({
    optional: true,
    values: THEMES,
    enumName: 'Theme',
    description: 'system: follows the setting of the device.',
    example: 'light',
  })
  theme?: Theme;

  @EnumField({
    optional: true,
    values: LANGUAGES,
    enumName: 'Language',
    description: 'The language of the web.',
    example: 'en-US',
  })
  locale?: Language;

  @TextField({
    optional: true,
    ...THEME_COLOR,
    description: 'The colour from which all shades are derived.',
  })
  themeColor?: string;

  @IntField({ optional: true, ...MENU_WIDTH, description: 'Width of the menu, in pixels.', example: 220 })
  menuWidth?: number;

  @BooleanField({
    optional: true,
    description: 'Whether the colours are adjusted for colour weakness.',
    example: false,
  })
  colorWeak?: boolean;

  @BooleanField({ optional: true, description: 'Whether the navigation bar is shown.', example: true })
  navbar?: boolean;

  @BooleanField({ optional: true, description: 'Whether the menu is shown.', example: true })
  menu?: boolean;

  @BooleanField({ optional: true, description: 'Whether the menu is at the top.', example: false })
  topMenu?: boolean;

  @BooleanField({ optional: true, description: 'Whether the menu is a drawer.', example: false })
  hideMenu?: boolean;

  @BooleanField({ optional: true, description: 'Whether the menu shows icons only.', example: false })
  menuCollapse?: boolean;

  @BooleanField({ optional: true, description: 'Whether the footer is shown.', example: true })
  footer?: boolean;

  @BooleanField({ optional: true, description: 'Whether open pages are shown as tabs.', example: false })
  tabBar?: boolean;

  @BooleanField({ optional: true, description: 'Whether the menu comes from the server.', example: false })
  menuFromServer?: boolean;

  @BooleanField({
    optional: true,
    description: 'Whether single keys, such as J and K, are shortcuts.',
    example: true,
  })
  singleKeys?: boolean;

  @BooleanField({ optional: true, description: 'Whether the settings drawer is open.', example: false })
  globalSettings?: boolean;
}

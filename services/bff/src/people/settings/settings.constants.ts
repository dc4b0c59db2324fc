import { type DocumentedField } from '../../common/field-tables/field-table.constants.js';
import { LANGUAGES } from '../../common/messages/languages.constants.js';

export const THEMES = ['light', 'dark', 'system'] as const;

export const THEME_COLOR = { pattern: /^#[0-9a-fA-F]{6}$/ } as const;
/** In pixels. */
export const MENU_WIDTH = { minimum: 180, maximum: 400 } as const;

/** Every setting of an account. The table of the web says of each what its default is and where it is kept. */
export const SETTINGS_FIELDS = {
  theme: {
    kind: 'choice',
    schema: 'Theme',
    choices: THEMES,
    description: 'system: follows the setting of the device.',
    example: 'light',
  },
  locale: {
    kind: 'choice',
    schema: 'Language',
    choices: LANGUAGES,
    description: 'The language of the web.',
    example: 'en-US',
  },
  themeColor: {
    kind: 'text',
    limits: THEME_COLOR,
    description: 'The colour from which all shades are derived.',
    example: '#165DFF',
  },
  menuWidth: {
    kind: 'integer',
    limits: MENU_WIDTH,
    description: 'Width of the menu, in pixels.',
    example: 220,
  },
  colorWeak: {
    kind: 'boolean',
    description: 'Whether the colours are adjusted for colour weakness.',
    example: false,
  },
  navbar: { kind: 'boolean', description: 'Whether the navigation bar is shown.', example: true },
  menu: { kind: 'boolean', description: 'Whether the menu is shown.', example: true },
  topMenu: { kind: 'boolean', description: 'Whether the menu is at the top.', example: false },
  hideMenu: { kind: 'boolean', description: 'Whether the menu is a drawer.', example: false },
  menuCollapse: { kind: 'boolean', description: 'Whether the menu shows icons only.', example: false },
  footer: { kind: 'boolean', description: 'Whether the footer is shown.', example: true },
  tabBar: { kind: 'boolean', description: 'Whether open pages are shown as tabs.', example: false },
  menuFromServer: { kind: 'boolean', description: 'Whether the menu comes from the server.', example: false },
  singleKeys: {
    kind: 'boolean',
    description: 'Whether single keys, such as J and K, are shortcuts.',
    example: true,
  },
  tourSeen: {
    kind: 'boolean',
    description: 'Whether the tour of the product is no longer offered.',
    example: false,
  },
  globalSettings: { kind: 'boolean', description: 'Whether the settings drawer is open.', example: false },
} as const satisfies Record<string, DocumentedField>;

export const SETTINGS = Object.keys(SETTINGS_FIELDS) as (keyof typeof SETTINGS_FIELDS)[];

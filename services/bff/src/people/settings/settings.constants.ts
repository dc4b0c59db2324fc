export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_COLOR = { pattern: /^#[0-9a-fA-F]{6}$/, example: '#165DFF' } as const;
/** In pixels. */
export const MENU_WIDTH = { minimum: 180, maximum: 400 } as const;

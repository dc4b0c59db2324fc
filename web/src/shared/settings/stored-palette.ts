/** Variables of the body, by their names. */
export type Look = Record<string, string>;

export interface Palette {
  /** The theme colour that it was made of. */
  color: string;
  light: Look;
  dark: Look;
}

/** Read by public/boot.js too, which so paints the theme colour without the library that computes it. */
export const PALETTE_KEY = 'palette';

export function readPalette(): Palette | null {
  try {
    // Only storePalette writes it.
    return JSON.parse(localStorage.getItem(PALETTE_KEY) ?? 'null') as Palette | null;
  } catch {
    return null;
  }
}

export function storePalette(palette: Palette | null): void {
  if (palette === null) localStorage.removeItem(PALETTE_KEY);
  else localStorage.setItem(PALETTE_KEY, JSON.stringify(palette));
}

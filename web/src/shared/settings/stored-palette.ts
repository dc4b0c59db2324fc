/** CSS variables of the body, by name. */
export type Look = Record<string, string>;

export interface Palette {
  /** The theme colour from which the palette was computed. */
  color: string;
  light: Look;
  dark: Look;
}

/** Also read by public/boot.js, which applies the theme colour without loading the generator. */
export const PALETTE_KEY = 'palette';

export function readPalette(): Palette | null {
  try {
    // Only storePalette writes this key.
    return JSON.parse(localStorage.getItem(PALETTE_KEY) ?? 'null') as Palette | null;
  } catch {
    return null;
  }
}

export function storePalette(palette: Palette | null): void {
  if (palette === null) localStorage.removeItem(PALETTE_KEY);
  else localStorage.setItem(PALETTE_KEY, JSON.stringify(palette));
}

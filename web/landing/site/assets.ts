/** What the build made of the styles, the script and the fonts. */
export interface Assets {
  css: string;
  /** Address of the script. */
  script: string;
  khmerFonts: string[];
}

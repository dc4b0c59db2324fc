/** The build output for the styles, the script and the fonts. */
export interface Assets {
  css: string;
  /** The URL of the script. */
  script: string;
  /** The font of the page in Khmer, in CSS. */
  khmerFontFaces: string;
}

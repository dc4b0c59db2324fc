/** Spreadsheet programs treat such a text as a formula, and may run it. Typed full-width signs count too. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;
const NEUTRALISED = /^'+[=+\-@＝＋－＠\t\r]/;

/** Prefixes an apostrophe, so that no spreadsheet program treats the text as a formula. */
export function neutralised(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Removes that apostrophe. Any other text is returned unchanged. */
export function withoutNeutralising(text: string): string {
  return NEUTRALISED.test(text) ? text.slice(1) : text;
}

/** Whether a spreadsheet program would run the text. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text) && !text.startsWith("'");
}

/** Spreadsheet programs take what begins so for a formula, and may run it; the full-width signs too, where they are typed. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r]/;
const NEUTRALISED = /^'+[=+\-@＝＋－＠\t\r]/;

/** A text that no spreadsheet program takes for a formula: one more apostrophe in front. */
export function neutralised(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text that was neutralised; any other as it is. */
export function withoutNeutralising(text: string): string {
  return NEUTRALISED.test(text) ? text.slice(1) : text;
}

/** A text that some program would run. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text) && !text.startsWith("'");
}

import { type RuleContext } from '../contract/violation.js';

/** Spreadsheet programs treat such a text as a formula, and may run it. Typed full-width signs count too. */
const FORMULA = '[=+\\-@＝＋－＠\\t\\r]';
/** What a cell shows whose formula failed. */
const CELL_ERROR = '#(?:N/A|REF!|VALUE!|DIV/0!|NAME\\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!)$';
/** How spreadsheet programs write numbers of many digits, most of which are lost by it. */
const SHORTENED = '\\d(?:\\.\\d+)?E\\+\\d{2,3}$';

const RULES = {
  formula: new RegExp(`^${FORMULA}`),
  cellError: new RegExp(`^${CELL_ERROR}`),
  shortenedNumber: new RegExp(`^${SHORTENED}`),
} as const;
const MISREAD = new RegExp(`^'*(?:${FORMULA}|${CELL_ERROR}|${SHORTENED})`);
const NEUTRALISED = new RegExp(`^'+(?:${FORMULA}|${CELL_ERROR}|${SHORTENED})`);

/** Prefixes an apostrophe, so that no spreadsheet program takes the text for something else. */
export function neutralised(text: string): string {
  return MISREAD.test(text) ? `'${text}` : text;
}

/** Removes that apostrophe. Any other text is returned unchanged. */
export function withoutNeutralising(text: string): string {
  return NEUTRALISED.test(text) ? text.slice(1) : text;
}

/** Whether a spreadsheet program would run the text. */
export function isFormula(text: string): boolean {
  return RULES.formula.test(text);
}

/** What a spreadsheet program has made of a cell, which is no longer what was meant. */
export function damageIn(cell: string): RuleContext | undefined {
  const rule = (['cellError', 'shortenedNumber'] as const).find((one) => RULES[one].test(cell));
  return rule && { rule, params: {} };
}

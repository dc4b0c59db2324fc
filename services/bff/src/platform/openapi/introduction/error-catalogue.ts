import { CODE_NAMES, ERROR_CODES, type ErrorName, SUCCESS_CODE } from '../../../common/errors/error-codes.js';
import enUS from '../../../common/messages/locales/en-US.js';

/** Every error of the API with its message, from the table by which they are answered. */
export function errorCatalogue(): string {
  const names = (Object.keys(ERROR_CODES) as ErrorName[]).toSorted((a, b) => orderOf(a) - orderOf(b));
  const rows = names.map((name) => {
    const { code, http } = ERROR_CODES[name];
    return `| ${code} ${CODE_NAMES[code]} | ${http} | ${messageOf(name)} |`;
  });
  return `| \`code\` | HTTP | \`msg\` in English |
| --- | --- | --- |
| ${SUCCESS_CODE} Success | 200 | ${enUS.ok} |
${rows.join('\n')}`;
}

function orderOf(name: ErrorName): number {
  const { code, http } = ERROR_CODES[name];
  return code * 1_000 + http;
}

/** `{{max}}` and `{{price, currency(currency: CNY)}}` stand for a value. What Markdown would read as a picture, a link or a cell is text. */
function messageOf(name: ErrorName): string {
  return enUS.error[name].replaceAll(/\{\{(\w+)[^}]*\}\}/g, '`$1`').replaceAll(/[[|]/g, String.raw`\$&`);
}

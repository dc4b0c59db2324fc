import { type ecmaVersion, parse } from 'acorn';

/** @returns where the syntax is newer than the year of the standard, as `line:column: message` */
export function findSyntaxError(
  code: string,
  grammar: { ecmaVersion: ecmaVersion; sourceType: 'script' | 'module' },
): string | undefined {
  try {
    parse(code, grammar);
    return undefined;
  } catch (error) {
    // acorn puts the position behind its message.
    const [, message, line, column] = /^(.+) \((\d+):(\d+)\)$/.exec((error as SyntaxError).message) ?? [];
    if (message === undefined) throw error;
    return `${line}:${Number(column) + 1}: ${message}`;
  }
}

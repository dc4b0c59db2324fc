import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../src');
/** Attributes and properties that users see or that screen readers announce. */
const SPOKEN =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|label|text|hint)$/;
/** Members and variables that hold what a person wrote. */
const OF_PEOPLE =
  /(?:^|\.)(?:userName|username|nickname|name|person|author|reason|remark|enterpriseName|legalPerson|fileName)$|\.(?:title|content|note|comment|description)$/;
const hasLetters = (text: string) => /\p{L}/u.test(text);

export interface SourceFile {
  path: string;
  tree: ts.SourceFile;
}

/**
 * The hand-written sources, without tests, catalogues and generated files. The generated list of pages is
 * included, because it refers to texts.
 */
export function sourceFiles(): SourceFile[] {
  return readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) => /\.tsx?$/.test(path) && !/\.(spec|d)\.ts$|locales\/|generated\/(?!model\/pages)/.test(path),
    )
    .map((path) => ({ path, tree: parse(path, readFileSync(join(ROOT, path), 'utf8')) }));
}

export function parse(path: string, text: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** User-visible texts that are hard-coded instead of being in a catalogue. */
export function writtenTexts(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text.trim());
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      found.push(...shownBy(node.expression));
    else if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText()))
      found.push(...shownBy(node.initializer));
    else if (ts.isPropertyAssignment(node) && SPOKEN.test(node.name.getText()))
      found.push(...shownBy(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.filter(hasLetters);
}

/** The texts that an expression can evaluate to. Function calls are not analysed. */
function shownBy(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return shownBy(node.expression);
  if (ts.isConditionalExpression(node)) return [...shownBy(node.whenTrue), ...shownBy(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return [...shownBy(node.left), ...shownBy(node.right)].filter(() => joins(node));
  return [];
}

const JOINS = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);
const joins = ({ operatorToken }: ts.BinaryExpression) => JOINS.has(operatorToken.kind);

/** Every string and every template (`types.${key}`) in the code that may be a catalogue key. */
export function namedTexts(tree: ts.SourceFile): RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(pattern([node.text]));
    else if (ts.isTemplateExpression(node))
      found.push(pattern([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  // A pattern without literal letters would match every key.
  return found.filter(({ source }) => hasLetters(source.replaceAll('.+', '')));
}

function pattern(parts: string[]): RegExp {
  const [first = '', ...rest] = parts;
  const own = [first.replace(/^\w+:/, ''), ...rest].map((part) =>
    part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${own.join('.+')}$`);
}

/**
 * The texts of people that stand beside other texts without isolation: a right-to-left one would carry the digits and
 * punctuation of its neighbours along. In markup `<bdi>` isolates, in a template `isolated`.
 */
export function joinedTexts(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) found.push(...joinedIn(node.children));
    else if (ts.isTemplateExpression(node) && isShown(node))
      // A `name` alone is that of a page, a language or a series.
      found.push(
        ...node.templateSpans
          .map(({ expression }) => expression)
          .flatMap(ofPeople)
          .filter((text) => text !== 'name'),
      );
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function joinedIn(children: ts.NodeArray<ts.JsxChild>): string[] {
  const shown = children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');
  if (shown.length < 2) return [];
  return shown.flatMap((child) => (ts.isJsxExpression(child) ? ofPeople(child.expression) : []));
}

/** A template is a key, an id or an address unless it separates its parts as a sentence does. */
function isShown({ head, templateSpans }: ts.TemplateExpression): boolean {
  return [head, ...templateSpans.map(({ literal }) => literal)].some(({ text }) => /[:·–,;] /.test(text));
}

function ofPeople(node: ts.Expression | undefined): string[] {
  if (node === undefined) return [];
  // Of `text && <Line />` the text itself is shown by nobody.
  const isCondition = (shown: ts.BinaryExpression) =>
    shown.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  const first = ts.isBinaryExpression(node) ? (isCondition(node) ? node.right : node.left) : node;
  return OF_PEOPLE.test(first.getText()) ? [node.getText()] : [];
}

import { describe, expect, it } from 'vitest';
import { namedTexts, parse, sourceFiles, writtenTexts } from '../../../test/source-texts';

const files = sourceFiles();
const catalogues = import.meta.glob<Record<string, string>>('../../**/locales/en-US.ts', {
  import: 'catalogue',
  eager: true,
});
/** Labels of fields and choices are shown by the kind of their field, which names none of them. */
const labels = import.meta.glob<Record<string, Record<string, string>>>(
  '../../api/generated/model/labels/*/en-US.ts',
  { eager: true },
);
const labelKeys = new Set(Object.values(labels).flatMap((file) => Object.values(file).flatMap(Object.keys)));
/** Entries of a menu that the server answers are labelled by these. */
const OF_SERVER = 'menu.server.';
const textsOf = (code: string) => writtenTexts(parse('x.tsx', code));

// All sources are parsed, which a busy machine takes long for.
describe('the code', { timeout: 60_000 }, () => {
  it('contains no texts outside the catalogues', () => {
    // Catalogue keys are not texts.
    const keys = new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)));
    const found = files.flatMap(({ path, tree }) =>
      writtenTexts(tree)
        .filter((text) => !keys.has(text.replace(/^[a-z]+:/, '')))
        .map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('uses every text of the catalogues', () => {
    const names = [...new Set(files.flatMap(({ tree }) => namedTexts(tree).map(String)))].map(
      (source) => new RegExp(source.slice(1, -1)),
    );
    const unused = Object.entries(catalogues).flatMap(([path, catalogue]) =>
      Object.keys(catalogue)
        .filter((key) => !labelKeys.has(key) && !key.startsWith(OF_SERVER))
        .filter((key) => !names.some((name) => name.test(key.replace(/_(one|other)$/, ''))))
        .map((key) => `${path}: ${key}`),
    );
    expect(unused).toEqual([]);
  });
});

describe('writtenTexts', () => {
  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>ភាសា</p>', ['ភាសា']],
    ['<p>{open ? "Close" : "Open"}</p>', ['Close', 'Open']],
    ['<p>{name ?? "Nobody"}</p>', ['Nobody']],
    ['<i aria-label="Close" />', ['Close']],
    ['<i title={`Page ${n}`} />', ['Page ']],
    ['toasts.show({ text: "Saved" })', ['Saved']],
  ])('finds %s', (code, texts) => {
    expect(textsOf(code)).toEqual(texts);
  });

  it.each([
    '<p>{t("greeting")}</p>',
    '<p className="wide" id="a">{count} / {total} …</p>',
    '<i aria-label={t(open ? "close" : "open")} />',
    '<p>{kind === "error" && <b />}</p>',
  ])('lets %s pass', (code) => {
    expect(textsOf(code)).toEqual([]);
  });
});

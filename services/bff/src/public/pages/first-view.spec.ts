import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FirstViewWriter } from './first-view.js';

const SHELL = `<head>
    <script src="/first-view.js"></script>
    <link rel="stylesheet" href="/start.css">
  </head>
  <body>
    <script src="/notice.js"></script>
    <script src="/boot.js"></script>
    <div id="root"></div>
  </body>`;
const VIEWS = {
  '/login': { scripts: ['/login.js'], styles: [], texts: {} },
  '/list/card': {
    scripts: ['/card.js'],
    styles: ['/frame.css', '/card.css'],
    texts: { 'en-US': ['/en.js'] },
  },
  '*': { scripts: [], styles: [], texts: {} },
};
const SCRIPTS = ['first-view.js', 'notice.js', 'boot.js', 'first-questions.js'];

describe('the first view in the document', () => {
  let folder: string;
  let writer: FirstViewWriter;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sala-first-view-'));
    await writeFile(join(folder, 'first-views.json'), JSON.stringify(VIEWS));
    for (const script of SCRIPTS) await writeFile(join(folder, script), `run("$& ${script}");\n`);
    writer = await FirstViewWriter.load(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const scriptsIn = (html: string) =>
    [...html.matchAll(/<script>(.*)<\/script>/g)].map(([, text]) => text ?? '');

  test('is listed, for whoever is signed in and for the others', () => {
    const html = writer.write(SHELL, '/list/card');
    const list = /content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    const [page, login] = [VIEWS['/list/card'], VIEWS['/login']];
    expect(JSON.parse(list)).toEqual({
      signedIn: { scripts: page.scripts, texts: page.texts },
      signedOut: { scripts: login.scripts, texts: login.texts },
    });
  });

  test('is the same for everybody on a page that needs no sign-in', () => {
    expect(writer.write(SHELL, '/login').match(/login\.js/g)).toHaveLength(2);
  });

  test('has the small scripts in the document, and its questions where they need a sign-in', () => {
    const written = (files: string[]) => files.map((file) => `run("$& ${file}");`);
    expect(scriptsIn(writer.write(SHELL, '/list/card')).toSorted()).toEqual(written(SCRIPTS).toSorted());
    expect(scriptsIn(writer.write(SHELL, '/login'))).toEqual(written(SCRIPTS.slice(0, 3)));
    expect(writer.write(SHELL, '/login')).not.toContain('<script src=');
  });

  test('names its style sheets in their order, behind what is painted without them', () => {
    const html = writer.write(SHELL, '/list/card');
    const sheets = [...html.matchAll(/<link rel="stylesheet".*? href="([^"]*)"/g)].map(([, href]) => href);
    expect(sheets).toEqual(['/start.css', '/frame.css', '/card.css']);
    expect(html.lastIndexOf('</script>')).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html.lastIndexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('<div id="root">'));
  });

  test('is that of an unknown page for every path that is not listed', () => {
    expect(['/list/card/', '/nowhere', '/constructor'].map((path) => writer.viewAt(path))).toEqual([
      '/list/card',
      '*',
      '*',
    ]);
  });

  test('has a frame of its own where there is no page', () => {
    expect(writer.write(SHELL, '*')).toContain('<body data-frame="bare">');
    expect(writer.write(SHELL, '/login')).toContain('<body>');
  });

  test('has no other script in the document than the policy allows', () => {
    const scripts = scriptsIn(writer.write(SHELL, '/list/card'));
    const hashes = scripts.map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    const allowed = /;script-src 'self' ([^;]*);/.exec(writer.policyOf(SHELL))?.[1]?.split(' ');
    expect(allowed?.toSorted()).toEqual(hashes.toSorted());
  });
});

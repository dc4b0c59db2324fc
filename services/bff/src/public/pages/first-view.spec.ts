import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FirstViewWriter } from './first-view.js';

const SHELL =
  '<head>\n    <script src="/first-view.js"></script>\n    <link rel="stylesheet" href="/a.css">\n</head>';
const VIEWS = {
  '/login': { scripts: ['/login.js'], texts: {} },
  '/list/card': { scripts: ['/card.js'], texts: { 'en-US': ['/en.js'] } },
  '*': { scripts: [], texts: {} },
};

describe('the first view in the document', () => {
  let folder: string;
  let writer: FirstViewWriter;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sala-first-view-'));
    await writeFile(join(folder, 'first-views.json'), JSON.stringify(VIEWS));
    await writeFile(join(folder, 'first-view.js'), 'start("$&");\n');
    writer = await FirstViewWriter.load(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is listed, for whoever is signed in and for the others, in front of the style sheet', () => {
    const html = writer.write(SHELL, '/list/card');
    const list = /content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(list)).toEqual({ signedIn: VIEWS['/list/card'], signedOut: VIEWS['/login'] });
    expect(html).not.toContain('src="/first-view.js"');
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });

  test('is the same for everybody on a page that needs no sign-in', () => {
    expect(writer.write(SHELL, '/login').match(/login\.js/g)).toHaveLength(2);
  });

  test('is that of an unknown page for every path that is not listed', () => {
    expect(['/list/card/', '/nowhere', '/constructor'].map((path) => writer.viewAt(path))).toEqual([
      '/list/card',
      '*',
      '*',
    ]);
  });

  test('is asked for by the only script that the policy allows in the document', () => {
    const script = /<script>(.*)<\/script>/.exec(writer.write(SHELL, '*'))?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(writer.policy).toContain(`;script-src 'self' 'sha256-${hash}';`);
  });
});

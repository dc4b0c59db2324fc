import { describe, expect, test } from '@jest/globals';
import { cpuTimeOf } from '../../../test/support/cpu-time.js';
import { pictureSource } from '../media/media.constants.js';
import { type BodyPlace } from './body-addresses.js';
import { deadAddressIn, hasUndescribed, renderBody as renderAt } from './render-body.js';

const HERE: BodyPlace = { publicUrl: 'http://sala.local:3000', isElsewhere: false };
const renderBody = (body: string, pictures?: Parameters<typeof renderAt>[2]) =>
  renderAt(body, HERE, pictures);

describe('the HTML of a body', () => {
  test('has headings from the second rank on, lists, tables and code', () => {
    expect(renderBody('# A\n\n## B\n\n### C')).toBe('<h2>A</h2>\n<h3>B</h3>\n<h4>C</h4>\n');
    expect(renderBody('1. a\n2. b')).toBe('<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n');
    expect(renderBody('| a |\n| - |\n| b |')).toContain('<td>b</td>');
    expect(renderBody('`<b>`')).toBe('<p><code>&lt;b&gt;</code></p>\n');
    expect(renderBody('**a** *b* ~~c~~')).toBe('<p><strong>a</strong> <em>b</em> <s>c</s></p>\n');
  });

  test.each([
    ['###### A', [2]],
    ['## A\n\n## B', [2, 2]],
    ['## A\n\n# B\n\n## C', [2, 2, 3]],
    ['# A\n\n###### B\n\n### C\n\n#### D\n\n## E', [2, 3, 3, 4, 3]],
    ['# A\n\n## B\n\n### C\n\n#### D\n\n##### E\n\n###### F\n\n##### G', [2, 3, 4, 5, 6, 6, 6]],
    ['> ### A\n\n- # B\n\n1. ## C', [2, 2, 3]],
    ['A\n===\n\nB\n---', [2, 3]],
    ['#\n\n## A', [2]],
    ['# ![a](http://sala.example/b.png)\n\n### ** **', [2]],
    ['# ![a](/b.webp)\n\n## `c`', [2, 3]],
    ['`<h4>a</h4>`\n\n### B', [2]],
  ])('continues the outline of the page without a gap: %j', (body, ranks) => {
    const html = renderBody(body);
    expect([...html.matchAll(/<h(\d)>/g)].map(([, rank]) => Number(rank))).toEqual(ranks);
    expect([...html.matchAll(/<\/h(\d)>/g)].map(([, rank]) => Number(rank))).toEqual(ranks);
  });

  test('leads to https addresses and within the product only', () => {
    expect(renderBody('[a](https://sala.example)')).toContain(
      'href="https://sala.example" rel="noopener noreferrer"',
    );
    expect(renderBody('[a](/library "b")')).toBe('<p><a href="/library" title="b">a</a></p>\n');
    for (const address of [
      'http://sala.example',
      '//sala.example',
      'lesson.html',
      'https://',
      'https://x:99999/',
      'https://[',
      'https://%',
      'https://a;b.example',
      'https://a,b.example',
      'mailto:',
      'tel:',
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java&#115;cript:alert(1)',
      'data:text/html,a',
      'vbscript:a',
      'file:///etc/passwd',
    ])
      expect(renderBody(`[a](${address})`)).not.toContain('href');
    expect(renderBody('See http://sala.example or sala.example.')).not.toContain('href');
  });

  test('completes what was written without a scheme, and keeps mail addresses and telephone numbers', () => {
    for (const [written, href] of [
      ['www.moeys.gov.kh', 'https://www.moeys.gov.kh'],
      ['www.sala.school/a', 'https://www.sala.school/a'],
      ['moeys.gov.kh/robots?a=1', 'https://moeys.gov.kh/robots?a=1'],
      ['mailto:hello@sala.example', 'mailto:hello@sala.example'],
      ['tel:+855-23-000-000', 'tel:+855-23-000-000'],
    ] as const)
      expect(renderBody(`[a](${written})`)).toContain(`href="${href}"`);
  });

  test('tells of the first address that would lead nowhere', () => {
    const elsewhere = { ...HERE, isElsewhere: true };
    for (const address of ['http://sala.example', 'lesson.html', 'https://x:99999/', 'b.webp']) {
      expect(deadAddressIn(`[a](/b)\n\n> [a](${address})`, elsewhere)).toBe(address);
      expect(deadAddressIn(`![a](${address})`, elsewhere)).toBe(address);
    }
    expect(
      deadAddressIn('![a](media:x) [b](www.moeys.gov.kh) <mailto:a@b.kh> `[c](d)`', elsewhere),
    ).toBeUndefined();
  });

  test.each([
    ['这是**重点。**请看', '这是<strong>重点。</strong>请看'],
    ['他说**“你好”**以后', '他说<strong>“你好”</strong>以后'],
    ['新**（二）**课，**《书》**好', '新<strong>（二）</strong>课，<strong>《书》</strong>好'],
    ['នេះជា**ចំណុចសំខាន់។**សូមមើល', 'នេះជា<strong>ចំណុចសំខាន់។</strong>សូមមើល'],
    ['តម្លៃ**៥០០៛**ក្នុង**«សៀវភៅ»**ល្អ', 'តម្លៃ<strong>៥០០៛</strong>ក្នុង<strong>«សៀវភៅ»</strong>ល្អ'],
    ['ពាក្យ\u200B**"សាលា"**\u200Bថ្មី', 'ពាក្យ\u200B<strong>"សាលា"</strong>\u200Bថ្មី'],
    ['**注意：**Arduino', '<strong>注意：</strong>Arduino'],
    ['*重点。*请看 ~~旧。~~新', '<em>重点。</em>请看 <s>旧。</s>新'],
    ['a **b ** c ** 中 **', 'a **b ** c ** 中 **'],
    ['a*"b"*c', 'a*"b"*c'],
  ])('has emphasis beside the punctuation of scripts without spaces: %s', (body, html) => {
    expect(renderBody(body)).toBe(`<p>${html}</p>\n`);
  });

  test('shows pictures of https addresses and of the product, and leaves out all others', () => {
    expect(renderBody('![a](https://sala.example/b.webp)')).toBe(
      '<p><img src="https://sala.example/b.webp" alt="a" loading="lazy" /></p>\n',
    );
    for (const address of ['http://sala.example/b.png', '//sala.example/b.png', 'data:image/png;base64,AA=='])
      expect(renderBody(`![a](${address})`)).not.toContain('<img');
  });

  test('shows the uploaded pictures that it is given, and no others', () => {
    const id = `${'a'.repeat(40)}-500x100`;
    const html = renderBody(
      `![a](media:${id}) ![b](media:${'b'.repeat(40)}-1x1)`,
      new Map([[id, pictureSource(id)]]),
    );
    expect(html).toBe(
      `<p><img src="/api/files/content/${id}-960.webp" alt="a" ` +
        `srcset="/api/files/content/${id}-480.webp 480w, /api/files/content/${id}-960.webp 500w" ` +
        'sizes="(min-width: 48rem) 46rem, 100vw" width="500" height="100" loading="lazy" /> </p>\n',
    );
  });

  test('tells of pictures that do not say what they show', () => {
    for (const body of ['![](/a.webp)', 'a\n\n> - ![ \t](media:x)', '| ![](b) |\n| - |\n| a |'])
      expect(hasUndescribed(body)).toBe(true);
    for (const body of ['', '![a](/a.webp)', '`![](/a.webp)`', '![*a*](media:x)'])
      expect(hasUndescribed(body)).toBe(false);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<a href="javascript:alert(1)">a</a>',
    '<style>*{display:none}</style>',
    '<form action="/"><button>a</button></form>',
    '<!--><script>alert(1)</script>-->',
    '[a](<javascript:alert(1)>)',
    '![a" srcset="x 1w](https://sala.example/b.png)',
    '![a" onerror="alert(1)](https://sala.example/b.png)',
    '![a](https://sala.example/b.png" onerror="alert(1))',
    '[a](https://sala.example "b\\" onclick=\\"alert(1)")',
    '<https://sala.example/"onmouseover="alert(1)>',
    '```"><script>alert(1)</script>\na\n```',
    '| a |\n| :-: |\n| <b onclick=alert(1)> |',
  ])('has nothing that runs: %s', (text) => {
    const html = renderBody(text);
    // Whatever is a tag is one of the parser, with attributes that it set.
    for (const [tag] of html.matchAll(/<[^>]*>/g)) {
      expect(tag).toMatch(/^<\/?[a-z][a-z0-9]*( (href|src|alt|title|rel|loading|start)="[^"<>]*")*( \/)?>$/);
      expect(tag).not.toMatch(/ (href|src)="(?!https:|\/)/);
    }
    expect(html).not.toMatch(/<(script|style|svg|iframe|form|button)/);
  });

  test.each(['[', '*', '`', '> ', '![', '| a ', '<a ', 'https://a.b/(', 'mailto:a@', 'https://a.b/(\n'])(
    'takes little time, whatever the text: %j',
    async (part) => {
      const text = part.repeat(20_000 / part.length);
      const { total } = await cpuTimeOf(async () => Promise.resolve(renderBody(text)));
      expect(total).toBeLessThan(500);
    },
  );

  const table = (columns: number, rows: number) =>
    `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'b\n'.repeat(rows)}\n`;
  const cellsIn = (html: string) => html.match(/<t[dh]>/g)?.length ?? 0;

  // Rows are made as wide as the header: these would have 300,000 cells.
  test.each([
    ['one table', table(60, 5_000)],
    ['many tables', table(60, 50).repeat(100)],
    ['tables in quotes', table(60, 4_000).replaceAll(/^/gm, '>')],
  ])('has so many cells that it takes little time: %s', async (_name, text) => {
    let html = '';
    const { total } = await cpuTimeOf(async () => Promise.resolve((html = renderBody(text))));
    expect(total).toBeLessThan(500);
    expect(cellsIn(html)).toBeGreaterThan(3_500);
    expect(cellsIn(html)).toBeLessThan(4_001);
    // What is beyond them is still there.
    expect(html.match(/b/g)?.length).toBeGreaterThan(text.match(/b/g)?.length ?? 0);
  });

  test('has each cell of a table that people would write', () => {
    expect(cellsIn(renderBody(table(8, 400)))).toBe(8 * 401);
    expect(cellsIn(renderBody(`a\n${table(2, 1)}`))).toBe(4);
  });
});

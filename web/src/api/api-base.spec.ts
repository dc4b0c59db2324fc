import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';

const SRC = join(import.meta.dirname, '..');
/** A file of the organisation, which comes with the document; one that is only in the browser; what VideoPlayer passes on. */
const ELSEWHERE = [
  'features/library/content-items/reading/reading-page.tsx: cover?.address',
  'shared/ui/layout/brand.tsx: logo.path',
  'features/people/accounts/avatar/crop-step.tsx: picture',
];

async function withBase(base: string) {
  vi.stubGlobal('document', { querySelector: () => ({ content: base }) });
  vi.resetModules();
  return import('./api-base');
}

describe('with the API at another origin', () => {
  afterEach(() => {
    vi.stubGlobal('document', undefined);
    vi.resetModules();
  });

  it('files of the server come from there', async () => {
    const { atApi, setAtApi, htmlAtApi } = await withBase('https://api.example');
    expect(atApi('/api/files/a.webp')).toBe('https://api.example/api/files/a.webp');
    expect(setAtApi('/api/files/a.webp 320w, /api/files/b.webp 640w')).toBe(
      'https://api.example/api/files/a.webp 320w, https://api.example/api/files/b.webp 640w',
    );
    expect(
      htmlAtApi(
        '<p>See "/api/files/x"</p><img src="/api/f/1" srcset="/api/f/1 1w, /api/f/2 2w" alt="/api/">',
      ),
    ).toBe(
      '<p>See "/api/files/x"</p><img src="https://api.example/api/f/1" ' +
        'srcset="https://api.example/api/f/1 1w, https://api.example/api/f/2 2w" alt="/api/">',
    );
  });

  it.each(['blob:https://sala.example/1', 'https://cdn.example/a.mp4', '/organisation/logo.svg', ''])(
    '%s stays',
    async (address) => {
      const { atApi } = await withBase('https://api.example');
      expect(atApi(address)).toBe(address);
    },
  );

  it('without one, all stays', async () => {
    const { atApi, setAtApi, htmlAtApi } = await withBase('');
    const [address, html] = ['/api/files/a.webp', '<img src="/api/files/a.webp">'];
    expect([atApi(address), setAtApi(address), htmlAtApi(html)]).toEqual([address, address, html]);
  });
});

it('every picture and video on a page is loaded from where the API is', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const sources = files.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(/\b(?:src|srcSet|poster)=\{([^}]*)\}/g)].map(
      ([, value = '']) => ({ value, place: `${file}: ${value}` }),
    ),
  );
  expect(sources.length).toBeGreaterThan(ELSEWHERE.length);
  const left = sources.filter(({ value }) => !/\b(?:a|setA)tApi\(/.test(value)).map(({ place }) => place);
  expect(left.toSorted()).toEqual(ELSEWHERE.toSorted());
});

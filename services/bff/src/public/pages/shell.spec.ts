import { describe, expect, test } from '@jest/globals';
import { fillShell } from './shell.js';

const SHELL = `<title>Sala</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  <svg width="32" height="32" viewBox="0 0 32 32"></svg>
  <span lang="en-US">Sala</span> <span lang="zh-CN">Sala</span>`;
const name = { 'en-US': 'River & Hill', 'zh-CN': '河畔学堂', 'km-KH': 'សាលាទន្លេ' };

function logo(width: number, height: number) {
  return { path: '/organisation/logo-a.png', mediaType: 'image/png' as const, width, height };
}

describe('the document of a school', () => {
  test('has its name in each language', () => {
    const html = fillShell(SHELL, { name, logo: undefined }, 'Asia/Phnom_Penh');
    expect(html).toContain('<span lang="en-US">River &amp; Hill</span> <span lang="zh-CN">河畔学堂</span>');
    expect(html).toContain('<svg');
    expect(html).toContain('&quot;timeZone&quot;:&quot;Asia/Phnom_Penh&quot;');
  });

  test.each([
    { of: logo(200, 100), shown: 'width="64" height="32"' },
    { of: logo(50, 100), shown: 'width="16" height="32"' },
    // No wider than the page shows it.
    { of: logo(1000, 100), shown: 'width="96" height="10"' },
  ])('has its logo in the size $shown', ({ of, shown }) => {
    const html = fillShell(SHELL, { name, logo: of }, 'Asia/Phnom_Penh');
    expect(html).toContain(`<img src="${of.path}" alt="" ${shown} />`);
    expect(html).not.toContain('<svg');
  });
});

import { expect, it } from 'vitest';
import { jsonLd } from './document';

it('keeps what a school says of itself within the element for search engines', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  const element = jsonLd(data);
  const [, text = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(element) ?? [];
  expect(JSON.parse(text)).toEqual(data);
});

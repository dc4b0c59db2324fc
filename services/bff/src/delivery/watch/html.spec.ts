import { expect, test } from '@jest/globals';
import { Html, html } from './html.js';

test('escapes texts, in attributes too, and nothing that is HTML already', () => {
  const title = `"><script>alert('1')</script>`;
  const { text } = html`<p title="${title}">
    ${title}${[html`<b>${1}</b>`, null, undefined]}${new Html('<i>')}
  </p>`;
  const escaped = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;';
  expect(text.replaceAll(/\s*\n\s*/g, '')).toBe(`<p title="${escaped}">${escaped}<b>1</b><i></p>`);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WebsiteLink } from './website-link';

it.each([
  ['https://sala.example/', 'sala.example'],
  ['http://sala.example/maly/?page=1', 'sala.example/maly/?page=1'],
])('the website %s is a link that gives nothing to the other page', (address, text) => {
  const link = renderToStaticMarkup(createElement(WebsiteLink, { address }));
  expect(link).toContain(`href="${address}"`);
  expect(link).toContain('rel="noopener noreferrer nofollow ugc"');
  expect(link).toContain(`>${text}</a>`);
});

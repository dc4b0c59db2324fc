import { expect, test } from 'vitest';
import { belowHeading } from './below-heading';

test.each([
  ['<h2>A</h2>\n<p>a</p>\n<h3>B</h3>\n', '<h4>A</h4>\n<p>a</p>\n<h5>B</h5>\n'],
  ['<h4>A</h4><h5>B</h5><h6>C</h6>', '<h6>A</h6><h6>B</h6><h6>C</h6>'],
  [
    '<p>&lt;h2&gt; <img src="/h2" alt="h2" /></p><hr />',
    '<p>&lt;h2&gt; <img src="/h2" alt="h2" /></p><hr />',
  ],
])('%s stands below a heading of the third rank', (html, shown) => {
  expect(belowHeading(html)).toBe(shown);
});

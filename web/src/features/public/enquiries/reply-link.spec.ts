import { expect, it } from 'vitest';
import { replyLink } from './reply-link';

it.each([
  ['012 345 678', 'tel:012345678'],
  ['+855 (12) 345-678', 'tel:+85512345678'],
  ['០១២ ៣៤៥ ៦៧៨', 'tel:012345678'],
  ['maly@sala.example', 'mailto:maly@sala.example?subject=S-7K3M9QD'],
  ['maly@a.b?bcc=c@d.e', 'mailto:maly@a.b%3Fbcc%3Dc%40d.e?subject=S-7K3M9QD'],
])('%s is answered by %s', (reply, link) => {
  expect(replyLink(reply, 'S-7K3M9QD')).toBe(link);
});

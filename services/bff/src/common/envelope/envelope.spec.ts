import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../messages/languages.constants.js';
import { translate } from '../messages/translate.js';
import { successJson } from './envelope.js';

describe('the JSON of a success', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ok'],
    ['a number', -0.1e-7],
    ['a list', []],
    [
      'members of every kind',
      { text: '"\\\n', nothing: null, missing: undefined, at: new Date(0), list: [undefined] },
    ],
    ['line separators and lone surrogates', { text: '\u2028\u2029\ud800</script>' }],
  ])('with %s is that of the whole envelope', (_, data) => {
    for (const language of LANGUAGES) {
      const envelope = { data: data ?? null, status: 'ok', msg: translate(language, 'ok'), code: 20000 };
      expect(successJson(data, language)).toBe(JSON.stringify(envelope));
    }
  });
});

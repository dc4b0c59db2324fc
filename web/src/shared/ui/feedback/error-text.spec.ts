import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { catalogue } from '../../locales/en-US';
import { errorText } from './error-text';

const failed = (code: number, httpStatus: number, msg = '') =>
  new ApiError({ code, httpStatus, msg, requestId: null });

describe('the text of an error', () => {
  beforeAll(() =>
    i18next.init({ lng: 'en-US', keySeparator: false, resources: { 'en-US': { shared: catalogue } } }),
  );

  it.each([
    ['what the server says', failed(50000, 200, 'The name is taken.'), 'The name is taken.'],
    ['Error, if the server says nothing about its refusal', failed(50000, 200), 'Error'],
    ['Request Error, if something else answered', failed(0, 502), 'Request Error'],
  ])('is %s', (_, error, text) => {
    expect(errorText(error)).toBe(text);
  });
});

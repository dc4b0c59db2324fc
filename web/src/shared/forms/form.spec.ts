import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error';
import { CONFLICT } from '../../api/codes';
import { Form } from './form';
import { FormStore } from './form.store';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en-US' }));

/** A form whose record somebody else has changed. */
async function refusedForm() {
  const refusal = new ApiError({ code: CONFLICT, httpStatus: 200, msg: '', requestId: null });
  const form = new FormStore<{ reason: string }>({
    stored: { reason: '' },
    problemsOf: () => ({}),
    send: () => Promise.reject(refusal),
  });
  await form.submit();
  return form;
}

describe('a form whose record somebody else has changed', () => {
  it('says so', async () => {
    const form = await refusedForm();
    const html = renderToStaticMarkup(
      createElement(Form<{ reason: string }, unknown>, { form, actions: null, children: 'fields' }),
    );
    expect(html).toContain('conflict');
  });

  it('leaves it to its fields to say that it can no longer be sent', async () => {
    const form = await refusedForm();
    const html = renderToStaticMarkup(
      createElement(Form<{ reason: string }, unknown>, {
        form,
        isRefused: true,
        actions: null,
        children: 'fields',
      }),
    );
    expect(html).toContain('fields');
    expect(html).not.toContain('conflict');
  });
});

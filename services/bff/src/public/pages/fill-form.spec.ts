import { describe, expect, test } from '@jest/globals';
import { fillForm } from './fill-form.js';

const FORM =
  '<input name="name" value="⟦name⟧" data-wrong="name"/><p data-right="name">!</p>' +
  '<textarea>⟦message⟧</textarea>' +
  '<option value="9" data-selected="age=9">9</option><input type="checkbox" data-checked="consent=true"/>';

describe('a form returned for correction', () => {
  test('contains the submitted values and shows the errors', () => {
    const html = fillForm(FORM, {
      values: { name: 'Maly', message: 'Hi', age: '9', consent: 'true' },
      wrong: ['name'],
    });
    expect(html).toBe(
      '<input name="name" value="Maly" aria-invalid="true"/><p>!</p><textarea>Hi</textarea>' +
        '<option value="9" selected="">9</option><input type="checkbox" checked=""/>',
    );
  });

  test('never renders input as markup or as a placeholder', () => {
    const nasty = `"><script>alert('1')</script></textarea>&⟦name⟧ data-checked="consent=true"`;
    const html = fillForm(FORM, { values: { name: nasty, message: nasty }, wrong: [] });
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('checked=""/>alert');
    expect(html.match(/<textarea>/g)).toHaveLength(1);
    expect(html.match(/<\/textarea>/g)).toHaveLength(1);
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  });

  test('contains a notice only if there is one', () => {
    const notice = '<p data-given="notice">⟦notice⟧</p>';
    expect(fillForm(notice, { values: { notice: 'Soon' }, wrong: [] })).toBe('<p>Soon</p>');
    expect(fillForm(notice, { values: {}, wrong: [] })).toBe('<p hidden=""></p>');
  });

  test('is empty without input', () => {
    expect(fillForm(FORM, { values: {}, wrong: [] })).toContain('value=""');
  });
});

import { type Language } from './languages.constants.js';
import enUS from './locales/en-US.js';
import { type FormName, type RuleName, translate } from './translate.js';

/** The parameters and the text of a broken rule. A form that has a name is said in words, any other as it stands. */
export function explainRule(language: Language, rule: RuleName, params: Record<string, unknown>) {
  const { form } = params;
  const worded = isFormName(form) ? { ...params, form: translate(language, `form.${form}`) } : params;
  return { params: worded, msg: translate(language, `rule.${rule}`, worded) };
}

function isFormName(form: unknown): form is FormName {
  return typeof form === 'string' && Object.hasOwn(enUS.form, form);
}

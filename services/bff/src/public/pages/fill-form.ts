import { escapeHtml } from '../../common/text/escape-html.js';

/** The content of a form that is shown to its visitor again. */
export interface FormState {
  values: Record<string, string>;
  /** Names of the invalid fields. */
  wrong: readonly string[];
}

/**
 * Replaces the placeholders that web/landing/forms/marks.ts left in a page. Visitor input is always escaped.
 */
export function fillForm(html: string, { values, wrong }: FormState): string {
  const chosen = (choice: string): boolean => {
    const [field = '', value = ''] = choice.split('=');
    return values[field] === value;
  };
  return html
    .replaceAll(/⟦([a-z]+)⟧/gi, (_, field: string) => escapeHtml(values[field] ?? ''))
    .replaceAll(/ data-wrong="([^"]*)"/g, (_, field: string) =>
      wrong.includes(field) ? ' aria-invalid="true"' : '',
    )
    .replaceAll(/ data-right="([^"]*)"/g, (_, field: string) => (wrong.includes(field) ? '' : ' hidden=""'))
    .replaceAll(/ data-given="([^"]*)"/g, (_, name: string) => (values[name] ? '' : ' hidden=""'))
    .replaceAll(/ data-selected="([^"]*)"/g, (_, choice: string) => (chosen(choice) ? ' selected=""' : ''))
    .replaceAll(/ data-checked="([^"]*)"/g, (_, choice: string) => (chosen(choice) ? ' checked=""' : ''));
}

/**
 * Marks in the page with which the server answers an invalid form without script. It replaces them by what was typed
 * and what was wrong; services/bff/src/public/pages/fill-form.ts is their other half.
 */
export const marks = {
  value: (field: string): string => `⟦${field}⟧`,
  wrong: (field: string) => ({ 'data-wrong': field }),
  hiddenUnlessWrong: (field: string) => ({ 'data-right': field }),
  selected: (field: string, value: string) => ({ 'data-selected': `${field}=${value}` }),
  checked: (field: string, value: string) => ({ 'data-checked': `${field}=${value}` }),
} as const;

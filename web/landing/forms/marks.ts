/**
 * Marks in the page that the server returns for an invalid form submitted without a script. The server
 * replaces them with the values and errors. See services/bff/src/public/pages/fill-form.ts.
 */
export const marks = {
  value: (field: string): string => `⟦${field}⟧`,
  wrong: (field: string) => ({ 'data-wrong': field }),
  hiddenUnlessWrong: (field: string) => ({ 'data-right': field }),
  hiddenUnlessGiven: (value: string) => ({ 'data-given': value }),
  selected: (field: string, value: string) => ({ 'data-selected': `${field}=${value}` }),
  checked: (field: string, value: string) => ({ 'data-checked': `${field}=${value}` }),
} as const;

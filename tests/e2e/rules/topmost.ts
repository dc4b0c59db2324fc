/** Evaluated in the page: what can be reached. Of a page behind a dialog, another visit shows whether it keeps the rules. */
export const TOPMOST = `([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body)`;

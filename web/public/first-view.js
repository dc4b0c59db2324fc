// Asks for the scripts of the first view at once, before any of them is there to ask for the next one. Which ones these are
// depends on what only the browser knows: whether somebody is signed in, and the language. The BFF writes this script and
// its list into the document (services/bff/src/public/pages/first-view.ts). Types: see web/tsconfig.json.
(() => {
  /** @typedef {{ scripts: string[], texts: Record<string, string[]> }} FirstView */
  /**
   * @param {unknown} value
   * @returns {value is { signedIn: FirstView, signedOut: FirstView }}
   */
  const isList = (value) => typeof value === 'object' && value !== null && 'signedIn' in value;
  const written = document.querySelector('meta[name="first-view"]')?.getAttribute('content');
  /** @type {unknown} */
  const list = JSON.parse(written ?? 'null');
  if (!isList(list)) return; // in development

  /** @param {string} key */
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be forbidden
    }
  };
  const { scripts, texts } = read('token') === null ? list.signedOut : list.signedIn;

  for (const href of [...scripts, ...(texts[read('locale') ?? ''] ?? texts['en-US'] ?? [])]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
})();

// Runs before the first paint, so that theme, language and frame are right from the first pixel.
// The BFF writes it into the document. Types: see web/tsconfig.json.
(() => {
  /** @param {string} key */
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage may be forbidden; the defaults are good
    }
  };
  /**
   * @param {string} key
   * @returns {Record<string, unknown>}
   */
  const readRecord = (key) => {
    try {
      /** @type {unknown} */
      const value = JSON.parse(read(key) ?? '{}');
      return typeof value === 'object' && value !== null ? { ...value } : {};
    } catch {
      return {};
    }
  };

  const settings = readRecord('settings');
  const dark =
    settings.theme === 'dark' ||
    (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (dark) document.body.setAttribute('arco-theme', 'dark');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#17171a' : '#ffffff');

  const palette = readRecord('palette');
  const look = palette.color === settings.themeColor ? palette[dark ? 'dark' : 'light'] : null;
  for (const [name, value] of Object.entries(look ?? {}))
    document.body.style.setProperty(name, String(value));
  if (settings.colorWeak === true) document.documentElement.toggleAttribute('data-color-weak', true);

  // A link may bring the language of its page, or of its reader, to somebody who has chosen none.
  const brought = new URLSearchParams(location.search).get('locale');
  if (read('locale') === null && (brought === 'zh-CN' || brought === 'km-KH'))
    try {
      localStorage.setItem('locale', brought);
    } catch {
      // It stays with the default.
    }
  const locale = read('locale');
  document.documentElement.lang = locale === 'zh-CN' || locale === 'km-KH' ? locale : 'en-US';

  const signedIn = read('token') !== null;
  /** @param {string} path */
  const frameAt = (path) => {
    if (path === '/') return 'none';
    if (path === '/maintenance') return 'maintenance';
    // Whoever is signed in is led on, unless it is the link for a new password.
    const isLogin = path === '/login' && new URLSearchParams(location.search).get('door') === 'reset';
    return signedIn && !isLogin ? 'app' : 'login';
  };
  // The server tells of a page that has none of these.
  document.body.dataset.frame ??= frameAt(location.pathname);

  const hasNavbar = settings.navbar !== false;
  const hasSidebar =
    settings.menu !== false && settings.hideMenu !== true && !(settings.topMenu === true && hasNavbar);
  if (!hasNavbar) document.body.dataset.navbar = 'none';
  if (!hasSidebar) document.body.dataset.menu = 'none';
  else if (settings.menuCollapse === true) document.body.dataset.menu = 'collapsed';
  if (typeof settings.menuWidth === 'number')
    document.body.style.setProperty('--frame-menu', `${settings.menuWidth}px`);
})();

import { ConfigContext } from '@arco-design/web-react/es/ConfigProvider/context';
import type { Locale } from '@arco-design/web-react/es/locale/interface';
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../../chunks/load-chunk';
import type { Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { offerReload } from '../feedback/offer-reload';

const locales: Record<Language, () => Promise<Locale>> = {
  'en-US': async () => (await loadChunk(() => import('@arco-design/web-react/es/locale/en-US'))).default,
  'zh-CN': async () => (await loadChunk(() => import('@arco-design/web-react/es/locale/zh-CN'))).default,
  'km-KH': async () => (await loadChunk(() => import('../../locales/arco/km-KH'))).arcoKhmer,
};

/**
 * Around a page that draws with Arco: gives its components their words, which come in behind the page, because
 * few of them are seen at once. A page without Arco does without. Only the context is given, because Arco's own
 * ConfigProvider brings its messages and notifications along.
 */
export function ArcoProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const config = useContext(ConfigContext);
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => {
    let isLate = false;
    locales[language]().then((loaded) => {
      if (!isLate) setLocale(loaded);
    }, offerReload);
    return () => {
      isLate = true;
    };
  }, [language]);
  const localized = useMemo(() => (locale === undefined ? config : { ...config, locale }), [config, locale]);
  return <ConfigContext.Provider value={localized}>{children}</ConfigContext.Provider>;
}

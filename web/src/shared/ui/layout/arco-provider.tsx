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
 * Provides the locale to the Arco components of a page. The locale loads lazily, because few of its texts are visible
 * initially. It sets the context directly, because Arco's ConfigProvider also imports messages and notifications.
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

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Brand } from '../../../shared/ui/layout/brand';
import { LanguageMenu } from '../../../shared/ui/language/language-menu';
import { ThemeMenu } from '../../../shared/ui/actions/theme-menu';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { AccountLinks } from './components/account-links';
import { Banner } from './components/banner';
import { LoginForm } from './components/login-form';
import styles from './login-page.module.css';
import { doorIn, searchOf } from './door';
import { loadDoors } from './load-doors';
import { LoginStore } from './login.store';

const SecondStep = lazyPart(async () => (await loadDoors()).loadSecondStep());
const Door = lazyPart(async () => (await loadDoors()).loadDoor());

export const LoginPage = observer(function LoginPage() {
  const { t } = useTranslation('login');
  const [store] = useState(() => new LoginStore());
  const location = useLocation();
  const navigate = useNavigate();
  const door = doorIn(location.search);

  const enter = () => {
    toasts.show({ kind: 'success', text: t('success') });
    // After login the guard redirects to the page that was requested first.
    void navigate(location, { replace: true });
  };

  const expect = (userName: string) => {
    store.expect(userName);
    const { pathname, search } = location;
    // The way back does not lead to a link that is used up.
    void navigate({ pathname, search: searchOf(null, search) }, { replace: true });
  };

  const askPassword = () => {
    store.forgetStep();
  };

  return (
    <div className={styles.page}>
      <Banner />
      <div className={styles.side}>
        <header className={styles.header}>
          <Link to="/" className={styles.brand}>
            <Brand />
          </Link>
          <div className={styles.tools}>
            <LanguageMenu />
            <ThemeMenu />
          </div>
        </header>
        <main className={styles.main}>
          {door !== null ? (
            <Door
              name={door}
              onPasswordSet={expect}
              placeholder={<div data-loading="" className={styles.placeholder} />}
            />
          ) : store.step !== null ? (
            <SecondStep
              {...store.step}
              onSignedIn={enter}
              onBack={askPassword}
              onLost={askPassword}
              placeholder={<div data-loading="" className={styles.placeholder} />}
            />
          ) : (
            <>
              <h1 className={styles.title}>{t('title')}</h1>
              <p className={styles.subtitle}>{t('subtitle')}</p>
              <LoginForm store={store} onSignedIn={enter} />
              <AccountLinks />
            </>
          )}
        </main>
        <footer className={styles.footer}>{t('footer')}</footer>
      </div>
    </div>
  );
});

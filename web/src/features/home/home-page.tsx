import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Brand } from '../../shared/ui/brand';
import { LanguageMenu } from '../../shared/ui/language-menu';
import { ThemeMenu } from '../../shared/ui/theme-menu';
import { HomeArt } from './components/home-art';
import styles from './home-page.module.css';

/** The public first page, until the landing page takes its place. */
export function HomePage() {
  const { t } = useTranslation(['home', 'shared']);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
        <div className={styles.tools}>
          <LanguageMenu />
          <ThemeMenu />
          <Link to="/login" className={styles.login}>
            {t('login')}
          </Link>
        </div>
      </header>
      <main className={styles.main}>
        <div>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.text}>{t('text')}</p>
          <Link to="/login" className={styles.action}>
            {t('action')}
          </Link>
        </div>
        <HomeArt />
      </main>
      <footer className={styles.footer}>{t('footer')}</footer>
    </div>
  );
}

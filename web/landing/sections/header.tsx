import { type Language, languageNames } from '../../src/shared/i18n/languages';
import { dashboardPath, homePath, loginPath, type Translated } from '../site/addresses';
import type { PageProps } from '../site/page-context';
import { BrandMark, BrandName } from './brand';
import { shownEntries } from './entries';

const ENTRIES = ['home', 'about', 'join', 'voices', 'contact'] as const;
/** What has no room in the bar. */
const MORE = ['partner', 'career', 'courses', 'teachers', 'prices', 'questions'] as const;
/** What has none in Khmer either, whose words are longer. */
const isLong = (entry: string, language: Language) => language === 'km-KH' && entry === 'voices';

interface Props extends PageProps {
  /** The same page in every language. */
  translations: Translated[];
}

export function Header({ language, content, school, translations }: Props) {
  const home = homePath(language);
  const linksTo = (entries: readonly (typeof ENTRIES | typeof MORE)[number][]) =>
    shownEntries(entries, school).map((id) => (
      <li key={id}>
        {/* Browsers know "top": the header, which stays in view, is no place to scroll to. */}
        <a href={`${home}#${id === 'home' ? 'top' : id}`}>{content.nav[id]}</a>
      </li>
    ));
  return (
    <header className="header">
      <a className="skip" href="#content">
        {content.skip}
      </a>
      <div className="wide bar">
        <a className="brand" href={home} aria-label={content.brand.home}>
          <BrandMark school={school} />
          <BrandName school={school} />
        </a>
        <nav className="sections" aria-label={content.menu}>
          <ul>
            {linksTo(ENTRIES.filter((entry) => !isLong(entry, language)))}
            <li>
              <details className="more">
                <summary>{content.more}</summary>
                <ul>{linksTo([...ENTRIES.filter((entry) => isLong(entry, language)), ...MORE])}</ul>
              </details>
            </li>
          </ul>
        </nav>
        <Languages language={language} content={content} translations={translations} />
        <Account language={language} content={content} />
        <details className="menu">
          <summary aria-label={content.menu}>
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden>
              <path d="M4 7h16M4 12h16M4 17h10" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </summary>
          <nav aria-label={content.menu}>
            <ul>
              {linksTo([...ENTRIES, ...MORE])}
              <li>
                <Account language={language} content={content} />
              </li>
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

/** Links, so that they work without a script. The script adds the current section. */
function Languages({
  language,
  content,
  translations,
}: Pick<Props, 'language' | 'content' | 'translations'>) {
  return (
    <nav className="languages" aria-label={content.language}>
      <ul>
        {translations.map((to) => (
          <li key={to.language}>
            <a
              href={to.path}
              lang={to.language}
              hrefLang={to.language}
              data-language={to.language}
              aria-current={to.language === language ? 'true' : undefined}
            >
              {languageNames[to.language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Both entry links overlap, so that the layout does not shift when the script switches them. */
function Account({ language, content }: Pick<PageProps, 'content' | 'language'>) {
  return (
    <span className="account">
      <a className="guest" href={loginPath(language)}>
        {content.account.logIn}
      </a>
      <a className="member" href={dashboardPath}>
        {content.account.dashboard}
      </a>
    </span>
  );
}

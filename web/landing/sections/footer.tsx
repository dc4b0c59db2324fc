import { SugarPalm } from '../art/plants';
import { homePath, loginPath, PUBLIC_URL, termsPath } from '../site/addresses';
import { organization } from '../site/organization';
import type { PageProps } from '../site/page-context';
import { BrandMark } from './brand';

const GROUPS = [
  { title: 'school', entries: ['about', 'courses', 'lesson', 'works', 'teachers'] },
  { title: 'families', entries: ['prices', 'join', 'voices', 'questions', 'contact'] },
  { title: 'together', entries: ['partner', 'career'] },
] as const;

export function Footer({ language, content }: PageProps) {
  const { footer, nav, contact, account } = content;
  const home = homePath(language);
  return (
    <footer className="footer">
      <svg className="skyline" viewBox="0 0 620 150" preserveAspectRatio="xMidYMax meet" aria-hidden>
        <SugarPalm x={70} y={150} height={92} scale={0.86} lean={6} />
        <SugarPalm x={140} y={150} height={62} scale={0.6} lean={-4} />
        <SugarPalm x={530} y={150} height={100} scale={0.84} lean={-8} />
      </svg>
      <div className="krama" />
      <div className="wide">
        <div className="imprint">
          <p className="brand">
            <BrandMark />
            <span>{content.brand.name}</span>
          </p>
          <p>{footer.text}</p>
          <address>
            {contact.addressText}
            <br />
            <a href={organization.phoneUri}>{organization.phone}</a>
            <br />
            <a href={`mailto:${organization.email}`}>{organization.email}</a>
          </address>
        </div>
        {GROUPS.map(({ title, entries }) => (
          <nav key={title} aria-label={footer[title]}>
            <h2>{footer[title]}</h2>
            <ul>
              {entries.map((id) => (
                <li key={id}>
                  <a href={`${home}#${id}`}>{nav[id]}</a>
                </li>
              ))}
              {title === 'together' && (
                <>
                  <li>
                    <a href={termsPath(language)}>{nav.terms}</a>
                  </li>
                  <li>
                    <a href={loginPath}>{account.logIn}</a>
                  </li>
                </>
              )}
            </ul>
          </nav>
        ))}
        <Share language={language} content={content} />
      </div>
      <p className="wide made">
        © 2026 {content.brand.name}. {footer.made}
      </p>
    </footer>
  );
}

/** Plain links. Nothing is loaded from these companies until the user follows a link. */
function Share({ language, content: { footer } }: PageProps) {
  const url = encodeURIComponent(PUBLIC_URL) + encodeURIComponent(homePath(language));
  const text = encodeURIComponent(footer.shareText);
  const places = [
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
  ];
  return (
    <nav aria-label={footer.share}>
      <h2>{footer.share}</h2>
      <ul>
        {places.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name} <span className="unseen">{footer.opensNew}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

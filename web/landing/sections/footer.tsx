import { SugarPalm } from '../art/plants';
import { homePath, isReachable, loginPath, termsPath, watchPath } from '../site/addresses';
import type { PageProps } from '../site/page-context';
import { BrandMark, BrandName } from './brand';
import { EmailLink, TelephoneLink } from './contact-links';
import { shownEntries } from './entries';

const GROUPS = [
  { title: 'school', entries: ['about', 'courses', 'lesson', 'works', 'teachers'] },
  { title: 'families', entries: ['prices', 'join', 'voices', 'questions', 'contact'] },
  { title: 'together', entries: ['partner', 'career'] },
] as const;
type Entry = (typeof GROUPS)[number]['entries'][number];

export function Footer({ language, content, school, publicUrl, hasChannel }: PageProps) {
  const { footer, nav, account } = content;
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
            <BrandMark school={school} />
            <BrandName school={school} />
          </p>
          {school.motto !== undefined && <p>{school.motto}</p>}
          <address>
            {school.address !== undefined && <p>{school.address.text}</p>}
            {school.telephone !== undefined && (
              <p>
                <TelephoneLink telephone={school.telephone} />
              </p>
            )}
            {school.email !== undefined && (
              <p>
                <EmailLink email={school.email} />
              </p>
            )}
          </address>
          <SocialLinks school={school} content={content} />
        </div>
        {GROUPS.map(({ title, entries }) => (
          <nav key={title} aria-label={footer[title]}>
            <h2>{footer[title]}</h2>
            <ul>
              {shownEntries<Entry>(entries, school).map((id) => (
                <li key={id}>
                  <a href={`${home}#${id}`}>{nav[id]}</a>
                </li>
              ))}
              {title === 'families' && hasChannel && (
                <li>
                  <a href={watchPath(language)}>{nav.watch}</a>
                </li>
              )}
              {title === 'together' && (
                <>
                  <li>
                    <a href={termsPath(language)}>{nav.terms}</a>
                  </li>
                  <li>
                    <a href={loginPath(language)}>{account.logIn}</a>
                  </li>
                </>
              )}
            </ul>
          </nav>
        ))}
        {isReachable(publicUrl) && <Share {...{ language, content, publicUrl }} />}
      </div>
      <p className="wide made">
        © 2026 {school.name}. {school.imprint}
      </p>
    </footer>
  );
}

/** The profiles of the school. To share the page is something else, and below. */
function SocialLinks({ school: { social }, content: { footer } }: Pick<PageProps, 'school' | 'content'>) {
  if (social.length === 0) return null;
  return (
    <nav aria-label={footer.follow} className="follow">
      <h2>{footer.follow}</h2>
      <ul className="social">
        {social.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="me noopener noreferrer">
              {name} <span className="unseen">{footer.opensNew}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Plain links. Nothing is loaded from these companies until the user follows a link. */
function Share({
  language,
  content: { footer },
  publicUrl,
}: Pick<PageProps, 'language' | 'content' | 'publicUrl'>) {
  const url = encodeURIComponent(publicUrl) + encodeURIComponent(homePath(language));
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

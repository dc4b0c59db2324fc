import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_LANGUAGE } from '../../src/shared/i18n/languages';
import type { Translated } from '../site/addresses';
import type { Assets } from '../site/assets';
import type { PageProps } from '../site/page-context';

interface Props extends PageProps {
  title: string;
  description: string;
  /** The same page in every language. Not set for pages that are specific to one visitor. */
  translations?: Translated[];
  /** Structured data for search engines. */
  structuredData?: object;
  assets: Assets;
  children: ReactNode;
}

/** The complete HTML of a page. Its styles are inlined, so that one response is enough to paint, in Khmer too. */
export function toDocument(props: Props): string {
  const { language, content, assets, structuredData, children } = props;
  const head = renderToStaticMarkup(<Head {...props} />);
  const fonts =
    language === 'km-KH'
      ? `<style>${assets.khmerFontFaces}</style><script src="/khmer-font.js"></script>`
      : '';
  const data = structuredData === undefined ? '' : jsonLd(structuredData);
  const body = renderToStaticMarkup(
    <>
      {/* Shown by notice.js. */}
      <p role="alert" data-notice="old" hidden>
        {content.oldBrowser}
      </p>
      {children}
    </>,
  );
  return (
    `<!doctype html><html lang="${language}"><head>${head}<style>${assets.css}</style>${fonts}${data}</head>` +
    `<body>${body}</body></html>`
  );
}

function Head({ assets, translations, ...props }: Props) {
  const { title, description, school } = props;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {translations === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Relations {...props} translations={translations} />
      )}
      <meta name="theme-color" content="#fff8ec" />
      <link
        rel="icon"
        href={school.logo?.path ?? '/favicon.svg'}
        type={school.logo?.mediaType ?? 'image/svg+xml'}
      />
      <script type="module" src={assets.script} />
      <script defer src="/notice.js" />
    </>
  );
}

const PICTURE = { width: 1200, height: 630 };

function Relations({
  language,
  content,
  school,
  publicUrl,
  title,
  description,
  translations,
}: Omit<Props, 'assets' | 'children' | 'translations'> & Required<Pick<Props, 'translations'>>) {
  const own = translations.find((to) => to.language === language)?.path ?? '/';
  const fallback = translations.find((to) => to.language === DEFAULT_LANGUAGE)?.path ?? '/';
  return (
    <>
      <link rel="canonical" href={publicUrl + own} />
      {translations.map((to) => (
        <link key={to.language} rel="alternate" hrefLang={to.language} href={publicUrl + to.path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + fallback} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={school.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={publicUrl + own} />
      <meta property="og:locale" content={language.replace('-', '_')} />
      <meta property="og:image" content={`${publicUrl}/social/${language}.png`} />
      <meta property="og:image:width" content={String(PICTURE.width)} />
      <meta property="og:image:height" content={String(PICTURE.height)} />
      <meta property="og:image:alt" content={content.meta.picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Escapes "<", so that no text can end the script element. */
export function jsonLd(data: object): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${text}</script>`;
}

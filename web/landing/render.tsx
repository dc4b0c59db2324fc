import type { ReactElement } from 'react';
import { servedPrefixes } from '../src/api/generated/model/addresses';
import { languages, type Language } from '../src/shared/i18n/languages';
import { homePath, termsPath, translations, watchPath } from './site/addresses';
import type { Assets } from './site/assets';
import { KINDS } from './forms/fields';
import { preventBreaksInWords } from './khmer-words';
import { content as enUS, type Content } from './locales/en-US';
import { content as kmKH } from './locales/km-KH';
import { content as zhCN } from './locales/zh-CN';
import { ClosedPage, CorrectionPage, NoticePage, ThanksPage } from './page/answer-pages';
import { toDocument } from './page/document';
import { Frame } from './page/frame';
import { HomePage } from './page/home-page';
import { type Organisation, schoolIn, withName } from './site/organisation';
import type { PageProps } from './site/page-context';
import { structuredData } from './page/structured-data';
import { TermsPage } from './page/terms-page';
import { type Testimonial, testimonialsIn } from './site/testimonials';

const CONTENTS: Record<Language, Content> = { 'en-US': enUS, 'zh-CN': zhCN, 'km-KH': kmKH };

/** What only a deployment knows. */
export interface Deployment {
  organisation: Organisation;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Whether the product shows what is online to children. */
  hasChannel: boolean;
}

export interface RenderedFile {
  /** The path relative to the folder of the landing page. */
  file: string;
  /** The URL path at which the file is served unchanged. Not set for templates that the server fills in. */
  path?: string;
  /** Whether the text depends on the testimonials. */
  hasTestimonials?: boolean;
  render: (testimonials: readonly Testimonial[]) => string;
}

export function render(assets: Assets, deployment: Deployment): RenderedFile[] {
  return [
    ...languages.flatMap((language) => renderLanguage(language, assets, deployment)),
    robots(deployment),
    sitemap(deployment),
  ];
}

/** What is done with the texts of a deployment before they are shown. */
function finishIn(language: Language): (text: string) => string {
  return language === 'km-KH' ? preventBreaksInWords<string> : (text) => text;
}

function propsIn(language: Language, { organisation, publicUrl, hasChannel }: Deployment): PageProps {
  const name = organisation.name[language];
  const named = withName(CONTENTS[language], name);
  return {
    language,
    // Metadata for machines stays unchanged.
    content: language === 'km-KH' ? { ...preventBreaksInWords(named), meta: named.meta } : named,
    school: schoolIn(organisation, language, finishIn(language)),
    publicUrl,
    hasChannel,
  };
}

function renderLanguage(language: Language, assets: Assets, deployment: Deployment): RenderedFile[] {
  const names = Object.values(deployment.organisation.name);
  const otherNames = [...new Set(names)].filter((name) => name !== deployment.organisation.name[language]);
  let known: PageProps | undefined;
  /** Made for the first page that is read: to find the words of Khmer takes as long as to render it. */
  const propsOnce = (): PageProps => (known ??= propsIn(language, deployment));

  /** A page for one visitor, which search engines must not index. */
  const answer = (
    name: string,
    write: (props: PageProps) => [title: string, page: ReactElement],
  ): RenderedFile => ({
    file: `${language}/${name}.html`,
    render: () => {
      const props = propsOnce();
      const [title, page] = write(props);
      return toDocument({
        ...props,
        assets,
        title: `${title} · ${props.school.name}`,
        description: props.content.meta.description,
        children: (
          <Frame {...props} translations={translations(homePath)}>
            {page}
          </Frame>
        ),
      });
    },
  });

  return [
    {
      file: `${language}/home.html`,
      path: homePath(language),
      hasTestimonials: true,
      render: (testimonials) => {
        const props = propsOnce();
        const voices = testimonialsIn(language, testimonials, finishIn(language));
        const { title, description } = props.content.meta;
        return toDocument({
          ...props,
          assets,
          title,
          description,
          translations: translations(homePath),
          structuredData: structuredData({ ...props, otherNames }),
          children: (
            <Frame {...props} translations={translations(homePath)}>
              <HomePage {...props} voices={voices} />
            </Frame>
          ),
        });
      },
    },
    {
      file: `${language}/terms.html`,
      path: termsPath(language),
      render: () => {
        const props = propsOnce();
        const { title, description } = props.content.terms;
        return toDocument({
          ...props,
          assets,
          title: `${title} · ${props.school.name}`,
          description,
          translations: translations(termsPath),
          children: (
            <Frame {...props} translations={translations(termsPath)}>
              <TermsPage {...props} />
            </Frame>
          ),
        });
      },
    },
    answer('thanks', (props) => [props.content.thanks.title, <ThanksPage {...props} />]),
    answer('busy', (props) => {
      const { busyTitle, busyText } = props.content.correction;
      return [busyTitle, <NoticePage {...props} title={busyTitle} text={busyText} />];
    }),
    answer('gone', (props) => {
      const { goneTitle, goneText } = props.content.correction;
      return [goneTitle, <NoticePage {...props} title={goneTitle} text={goneText} />];
    }),
    ...KINDS.map((kind) =>
      answer(`correction-${kind}`, (props) => [
        props.content.correction.title,
        <CorrectionPage {...props} kind={kind} />,
      ]),
    ),
    ...KINDS.map((kind) =>
      answer(`closed-${kind}`, (props) => [
        props.content.correction.closedTitle,
        <ClosedPage {...props} kind={kind} />,
      ]),
    ),
  ];
}

/**
 * Signed-in pages need no entry, because they require a sign-in. Responses to forms are for the sender only.
 */
function robots({ publicUrl }: Deployment): RenderedFile {
  const text = `User-agent: *\nDisallow: ${servedPrefixes.api}/\nDisallow: ${servedPrefixes.enquiryForms}/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  return { file: 'robots.txt', path: '/robots.txt', render: () => text };
}

function sitemap({ publicUrl, hasChannel }: Deployment): RenderedFile {
  const paths = hasChannel ? [homePath, termsPath, watchPath] : [homePath, termsPath];
  const urls = paths.flatMap((pathIn) => {
    const all = translations(pathIn);
    const alternates = all.map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}"/>`,
    );
    return all.map(({ path }) => `<url><loc>${publicUrl}${path}</loc>${alternates.join('')}</url>`);
  });
  const text =
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${urls.join('')}</urlset>\n`;
  return { file: 'sitemap.xml', path: '/sitemap.xml', render: () => text };
}

import { homePath, PUBLIC_URL } from '../site/addresses';
import { organization } from '../site/organization';
import { QUESTIONS } from '../sections/questions';
import type { PageProps } from '../site/page-context';

/** The school and its FAQ in the schema.org vocabulary. */
export function structuredData({ language, content }: PageProps): object {
  const school = {
    '@type': 'EducationalOrganization',
    '@id': `${PUBLIC_URL}/#school`,
    name: content.brand.name,
    alternateName: 'សាលា',
    url: PUBLIC_URL + homePath(language),
    logo: `${PUBLIC_URL}/favicon.svg`,
    image: `${PUBLIC_URL}/social/${language}.png`,
    description: content.meta.description,
    email: organization.email,
    telephone: organization.phoneUri.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: content.contact.addressText,
      addressLocality: organization.city,
      addressCountry: organization.country,
    },
  };
  const questions = {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: QUESTIONS.map((id) => ({
      '@type': 'Question',
      name: content.questions[id].question,
      acceptedAnswer: { '@type': 'Answer', text: content.questions[id].answer },
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [school, questions] };
}

import { homePath } from '../site/addresses';
import { QUESTIONS } from '../sections/questions';
import type { PageProps } from '../site/page-context';

interface Props extends PageProps {
  /** The names of the school in the other languages. */
  otherNames: string[];
}

/** The school and its FAQ in the schema.org vocabulary. */
export function structuredData(props: Props): object {
  const { language, content } = props;
  const questions = {
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: QUESTIONS.map((id) => ({
      '@type': 'Question',
      name: content.questions[id].question,
      acceptedAnswer: { '@type': 'Answer', text: content.questions[id].answer },
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [schoolOf(props), questions] };
}

/** Members that are undefined are left out of the JSON. */
function schoolOf({ language, content, school, publicUrl, otherNames }: Props): object {
  const { address, prices } = school;
  return {
    '@type': 'EducationalOrganization',
    '@id': `${publicUrl}/#school`,
    name: school.name,
    alternateName: otherNames.length > 0 ? otherNames : undefined,
    url: publicUrl + homePath(language),
    logo: `${publicUrl}${school.logo?.path ?? '/favicon.svg'}`,
    image: `${publicUrl}/social/${language}.png`,
    description: content.meta.description,
    email: school.email,
    telephone: school.telephone?.replaceAll(' ', ''),
    sameAs: school.social.length > 0 ? school.social.map(({ url }) => url) : undefined,
    address: address && {
      '@type': 'PostalAddress',
      streetAddress: address.text,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    makesOffer: prices?.offers.map(({ title, per, amount }) => ({
      '@type': 'Offer',
      name: title,
      description: per,
      price: amount,
      priceCurrency: prices.currency,
    })),
  };
}

import { useTranslation } from 'react-i18next';
import type { TestimonialDto } from '../../../../api/generated/model';
import { formatDate, formatNumber } from '../../../../shared/i18n/format';
import { languageNames } from '../../../../shared/i18n/languages';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { factsOf } from '../../../../shared/ui/layout/facts';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { tones } from '../testimonials.constants';

export function TestimonialDetails({ testimonial }: { testimonial: TestimonialDto }) {
  const { t } = useTranslation('testimonials');
  const language = useLanguage();
  const { role, texts, age, relation, consentedOn, position, shownFrom, shownUntil } = testimonial;
  const { state, isExample } = testimonial;
  const dayOf = (day: string) => formatDate(day, language);
  const facts = {
    state: <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>,
    role: t(`role.${role}`),
    age: age === null ? null : formatNumber(age, language),
    relation: relation === null ? null : t(`relation.${relation}`),
    consentedOn: consentedOn === null ? t('consent.none') : dayOf(consentedOn),
    isExample: isExample ? t('example.text') : null,
    position: formatNumber(position, language),
    shownFrom: dayOf(shownFrom),
    shownUntil: shownUntil === null ? t('until.none') : dayOf(shownUntil),
  };
  return (
    <>
      <FactList
        facts={texts.map((written) => ({
          key: written.language,
          label: languageNames[written.language],
          value: (
            <span lang={written.language}>
              {written.text} — <bdi>{written.name}</bdi>
            </span>
          ),
        }))}
      />
      <FactList facts={factsOf(facts, (key) => t(`column.${key}`))} />
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { ServiceOfferDto } from '../../../../api/generated/model';
import { languageNames } from '../../../../shared/i18n/languages';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { tones } from '../service-offers.constants';
import styles from './service-offer.module.css';
import { TermList } from './term-list';

/** All fields of a service, its texts in each language that it has. */
export function ServiceOfferDetails({ offer }: { offer: ServiceOfferDto }) {
  const { t } = useTranslation('service-offers');
  const { state, serviceState, expiresAt, texts, terms, key } = offer;
  const facts = [
    { key: 'state', value: <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag> },
    { key: 'serviceState', value: t(`service.${serviceState}`) },
    { key: 'expiresAt', value: expiresAt === null ? null : <Time wire={expiresAt} /> },
    { key: 'terms', value: <TermList terms={terms} /> },
    { key: 'key', value: <code>{key}</code> },
  ] as const;
  return (
    <FactList
      facts={[
        ...facts.map((fact) => ({ ...fact, label: t(`column.${fact.key}`) })),
        ...texts.map((text) => ({
          key: text.language,
          label: languageNames[text.language],
          value: (
            <div lang={text.language} className={styles.texts}>
              <p>{text.title}</p>
              <p>{text.description}</p>
            </div>
          ),
        })),
      ]}
    />
  );
}

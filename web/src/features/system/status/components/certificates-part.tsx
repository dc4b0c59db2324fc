import { useTranslation } from 'react-i18next';
import type { CertificateStatusDto, SystemStatusDto } from '../../../../api/generated/model';
import { formatDateTime } from '../../../../shared/i18n/format';
import { isolated } from '../../../../shared/i18n/isolated';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Entries } from './entries';
import { Part } from './part';

const tones = {
  away: 'info',
  expired: 'bad',
  untrusted: 'bad',
  expiring: 'bad',
  plain: 'info',
  good: 'good',
} as const;

/** What connecting to the public address and to the database shows, whoever ends TLS there. */
export function CertificatesPart({ measurement }: Pick<SystemStatusDto, 'measurement'>) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const detailsOf = ({ address, state, subject, issuer, validUntilTime, days }: CertificateStatusDto) => {
    if (validUntilTime === null || days === null)
      return `${isolated(address)} · ${t(`certificate.${state === 'plain' ? 'plain' : 'away'}.text`)}`;
    const time = formatDateTime(validUntilTime, language);
    return [
      isolated(address),
      t('certificate.subject', { name: isolated(subject) }),
      t('certificate.issuer', { name: isolated(issuer) }),
      t('certificate.until', { time }),
      ...(days < 0 ? [] : [t('certificate.days', { count: days })]),
    ].join(' · ');
  };
  return (
    <Part title={t('certificates')} data={measurement}>
      {({ certificates }) =>
        certificates === null ? (
          <p>{t('measuring')}</p>
        ) : (
          <Entries
            entries={certificates.map((certificate) => ({
              key: certificate.owner,
              title: t(`certificate.${certificate.owner}`),
              tone: tones[certificate.state],
              state: t(`certificate.${certificate.state}`),
              details: detailsOf(certificate),
            }))}
          />
        )
      }
    </Part>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { schoolTime } from '../../../../shared/organisation/school-time';
import { BackButton } from '../../../../shared/pages/back-button';
import { useRetriedAt } from '../use-reload';
import { ExceptionView } from './exception-view';
import { RetryButton } from './retry-button';

interface Props {
  code: '404' | '500';
  art: ReactNode;
}

/** An exception that another try may end. */
export function RetriedException({ code, art }: Props) {
  const { t } = useTranslation('exceptions');
  const language = useLanguage();
  const retriedAt = useRetriedAt();
  const time = retriedAt && formatDateTime(schoolTime(retriedAt), language);
  return (
    <ExceptionView
      code={code}
      art={art}
      title={t(`${code}.title`)}
      text={t(`${code}.text`)}
      outcome={time && t('retried', { time })}
      actions={
        <>
          <RetryButton />
          <BackButton label={t('back')} />
        </>
      }
    />
  );
}

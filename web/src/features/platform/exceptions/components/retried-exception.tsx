import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackButton } from '../../../../shared/ui/actions/back-button';
import { ExceptionView } from './exception-view';
import { RetryButton } from './retry-button';

interface Props {
  code: '404' | '500';
  art: ReactNode;
}

/** An exception that another try may end. */
export function RetriedException({ code, art }: Props) {
  const { t } = useTranslation('exceptions');
  return (
    <ExceptionView
      code={code}
      art={art}
      title={t(`${code}.title`)}
      text={t(`${code}.text`)}
      actions={
        <>
          <RetryButton />
          <BackButton label={t('back')} />
        </>
      }
    />
  );
}

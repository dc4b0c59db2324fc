import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Button } from '../../../../shared/ui/actions/button';
import { CopyButton } from '../../../../shared/ui/actions/copy-button';
import type { ContentRevisionsStore } from '../content-revisions.store';
import styles from './preview-link.module.css';

interface Props {
  store: ContentRevisionsStore;
  /** The revision that is worked on. */
  number: number;
}

/** Opens the revision in the sample channel. The address stays here, for a browser that opens nothing and to be passed on. */
export const PreviewLink = observer(function PreviewLink({ store, number }: Props) {
  const { t } = useTranslation('content-items');
  const language = useLanguage();
  const { data, isLoading } = store.preview;
  const show = async () => {
    // Opened by the click itself; after an answer, browsers take it for an advertisement.
    const opened = window.open('', '_blank');
    const link = await store.link(number);
    if (link === undefined) opened?.close();
    else if (opened !== null) {
      opened.opener = null;
      opened.location.replace(link.address);
    }
  };
  return (
    <div className={styles.preview}>
      <Button busy={isLoading} onClick={() => void show()}>
        {t('preview.show')}
      </Button>
      <p role="status" className={styles.link}>
        {data !== null && (
          <>
            <a href={data.address} target="_blank" rel="noopener noreferrer">
              {t('preview.open')}
            </a>{' '}
            {t('preview.until', { time: formatMinute(data.untilTime, language) })}
          </>
        )}
      </p>
      {data !== null && (
        <CopyButton label={t('preview.copy')} text={data.address} failed={t('preview.copy.failed')} />
      )}
    </div>
  );
});

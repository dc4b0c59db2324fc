import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentPreviewLinkDto, PreviewSiteDto } from '../../../../api/generated/model';
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

/**
 * Opens the revision in the sample channel, or at a site that shows previews. The address stays here, for a browser that opens
 * nothing and to be passed on.
 */
export const PreviewLink = observer(function PreviewLink({ store, number }: Props) {
  const { t } = useTranslation('content-items');
  const language = useLanguage();
  /** The site that was opened last; null for the sample channel. */
  const [site, setSite] = useState<PreviewSiteDto | null>(null);
  const { data, isLoading } = store.preview;
  const address = data === null ? undefined : addressAt(data, site);
  useEffect(() => {
    store.findSites();
  }, [store]);
  const show = async (at: PreviewSiteDto | null) => {
    setSite(at);
    // Opened by the click itself; after an answer, browsers take it for an advertisement.
    const opened = window.open('', '_blank');
    const link = await store.link(number);
    const found = link && addressAt(link, at);
    if (found === undefined) {
      opened?.close();
      if (link) store.findSites();
    } else if (opened !== null) {
      opened.opener = null;
      opened.location.replace(found);
    }
  };
  return (
    <div className={styles.preview}>
      <Button busy={isLoading && site === null} onClick={() => void show(null)}>
        {t('preview.show')}
      </Button>
      {store.sites.data?.list.map((each) => (
        <Button
          key={each.channelId}
          busy={isLoading && site?.channelId === each.channelId}
          onClick={() => void show(each)}
        >
          {t('preview.show.at', { channel: each.name })}
        </Button>
      ))}
      <p role="status" className={styles.link}>
        {data !== null && site !== null && address === undefined && t('preview.gone', { channel: site.name })}
        {data !== null && address !== undefined && (
          <>
            <a href={address} target="_blank" rel="noopener noreferrer">
              {site === null ? t('preview.open') : t('preview.open.at', { channel: site.name })}
            </a>{' '}
            {t(site === null ? 'preview.until' : 'preview.until.at', {
              time: formatMinute(data.untilTime, language),
            })}
          </>
        )}
      </p>
      {address !== undefined && (
        <CopyButton label={t('preview.copy')} text={address} failed={t('preview.copy.failed')} />
      )}
    </div>
  );
});

/** Undefined if the site no longer shows previews. */
function addressAt(link: ContentPreviewLinkDto, site: PreviewSiteDto | null): string | undefined {
  return site === null
    ? link.address
    : link.sites.find(({ channelId }) => channelId === site.channelId)?.address;
}

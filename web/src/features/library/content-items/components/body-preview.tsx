import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useScrollStop } from '../../../../shared/focus/use-scroll-stop';
import type { Language } from '../../../../shared/i18n/languages';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import type { ContentBodyPreviewStore } from '../content-body-preview.store';
import styles from './editor.module.css';
import { RenderedBody } from '../reading/rendered-body';

interface Props {
  store: ContentBodyPreviewStore;
  body: string;
  language: Language;
}

/** What becomes of the text. Without a connection the last preview stays, with its time. */
export const BodyPreview = observer(function BodyPreview({ store, body, language }: Props) {
  const { t } = useTranslation('content-items');
  const id = useId();
  const box = useScrollStop(id);
  useEffect(() => {
    store.follow(body);
  }, [store, body]);
  useEffect(() => store.stop, [store]);
  return (
    <section aria-labelledby={id} className={styles.preview}>
      <h3 id={id} className={styles.label}>
        {t('preview')}
      </h3>
      <div ref={box} className={styles.page} aria-busy={store.rendered.isLoading}>
        {body.trim() === '' ? (
          <p className={styles.quiet}>{t('preview.empty')}</p>
        ) : (
          <ResourceView resource={store.rendered} skeleton={<SkeletonLines count={4} />} onRetry={store.load}>
            {({ html }) => <RenderedBody html={html} language={language} />}
          </ResourceView>
        )}
      </div>
    </section>
  );
});

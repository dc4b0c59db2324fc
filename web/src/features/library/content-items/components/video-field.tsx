import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createContentItemDtoLimits as limits } from '../../../../api/generated/model/limits/content-items';
import { formatBytes } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { Button } from '../../../../shared/ui/actions/button';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { FieldNote } from '../../../../shared/ui/fields/field-note';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { FileZone } from '../../../../shared/upload/file-zone';
import type { ContentItemForm } from '../content-item-form';
import type { CoverStore } from '../cover.store';
import { frameOf } from '../frame-of';
import { videoFile } from '../content-items.constants';
import type { VideoStore } from '../video.store';
import styles from './video-field.module.css';
import { VideoPlayer } from '../reading/video-player';
import { VideoProgress } from './video-progress';

const NOTE_ID = 'video-note';

interface Props {
  form: ContentItemForm;
  store: VideoStore;
  /** Where a frame of the video goes. */
  cover: CoverStore;
}

/** The video of an item: a file that is uploaded, where the deployment stores them, or the address of one elsewhere. */
export const VideoField = observer(function VideoField({ form, store, cover }: Props) {
  const { t } = useTranslation('content-items');
  const { text, value } = useInputs(form, { videoAddress: { pattern: t('form.videoAddress.pattern') } });
  const language = useLanguage();
  const player = useRef<HTMLVideoElement | null>(null);
  const { video } = form.values;
  const { error } = value('video');
  useEffect(() => {
    store.load();
  }, [store, video]);
  useEffect(() => store.stop, [store]);

  const takeFrame = async () => {
    const frame = player.current && (await frameOf(player.current));
    if (frame !== null) await cover.upload.start(frame);
  };
  if (video !== '')
    return (
      <fieldset className={styles.field}>
        <legend className={styles.legend}>{t('column.video')}</legend>
        <ResourceView resource={store.video} skeleton={<SkeletonLines count={6} />} onRetry={store.load}>
          {(shown) => (
            <VideoPlayer
              video={shown}
              onElement={(element) => {
                player.current = element;
              }}
            />
          )}
        </ResourceView>
        <div className={styles.acts}>
          <Button onClick={() => void takeFrame()}>{t('form.video.frame')}</Button>
          <Button look="text" onClick={store.remove}>
            {t('form.video.remove')}
          </Button>
        </div>
        <FieldNote id={NOTE_ID} error={error} hint={t('form.video.frame.hint')} />
      </fieldset>
    );
  return (
    <>
      <ResourceView resource={store.limits} skeleton={<SkeletonLines count={4} />} onRetry={store.loadLimits}>
        {({ maxBytes }) =>
          maxBytes > 0 && (
            <fieldset className={styles.field}>
              <legend className={styles.legend}>{t('column.video')}</legend>
              <FileZone
                label={t('form.video.choose')}
                rule={videoFile}
                contentRule={t('form.video.again', { size: formatBytes(maxBytes, language) })}
                isBusy={store.isBusy}
                isInvalid={error !== undefined}
                onTake={(file) => void store.start(file)}
              />
              <FieldNote id={NOTE_ID} error={error} />
              <VideoProgress store={store} />
            </fieldset>
          )
        }
      </ResourceView>
      <TextField
        {...text('videoAddress')}
        label={t('column.videoAddress')}
        hint={t('form.videoAddress.hint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={limits.videoAddress.maxLength}
      />
    </>
  );
});

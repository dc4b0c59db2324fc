import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { atApi, setAtApi } from '../../../../api/api-base';
import { createContentItemDtoLimits as limits } from '../../../../api/generated/model/limits/content-items';
import { codePointsOf } from '../../../../shared/lib/text-length';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { Button } from '../../../../shared/ui/actions/button';
import { SkeletonLines } from '../../../../shared/ui/feedback/skeleton-lines';
import { FieldNote } from '../../../../shared/ui/fields/field-note';
import { TextField } from '../../../../shared/ui/fields/text-field';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { FileZone } from '../../../../shared/upload/file-zone';
import { ReplaceButton } from '../../../../shared/upload/replace-button';
import { UploadStatus } from '../../../../shared/upload/upload-status';
import type { ContentItemForm } from '../content-item-form';
import { pictureFile } from '../picture-file';
import type { CoverStore } from '../cover.store';
import styles from './cover-field.module.css';

const NOTE_ID = 'cover-note';

interface Props {
  form: ContentItemForm;
  store: CoverStore;
}

/** The picture that stands for the item, sent as soon as it is chosen, and what it shows. */
export const CoverField = observer(function CoverField({ form, store }: Props) {
  const { t } = useTranslation(['content-items', 'upload']);
  const { text, value } = useInputs(form, { coverText: { required: t('form.coverText.missing') } });
  const { cover, coverText, language } = form.values;
  const { upload, picture } = store;
  const { error } = value('cover');
  useEffect(() => {
    store.load();
  }, [store, cover]);
  useEffect(() => store.stop, [store]);

  const label = t('column.cover');
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      {cover === '' ? (
        <FileZone
          label={t('form.cover.choose')}
          rule={pictureFile}
          isBusy={upload.isBusy}
          isInvalid={error !== undefined}
          onTake={(file) => void upload.start(file)}
        />
      ) : (
        <div className={styles.chosen}>
          <div className={styles.picture}>
            <ResourceView resource={picture} skeleton={<SkeletonLines count={3} />} onRetry={store.load}>
              {({ address, srcset, width, height }) => (
                <img
                  src={atApi(address)}
                  srcSet={setAtApi(srcset)}
                  sizes="16rem"
                  width={width}
                  height={height}
                  alt={coverText}
                />
              )}
            </ResourceView>
          </div>
          <div className={styles.about}>
            <TextField
              {...text('coverText')}
              label={t('column.coverText')}
              lang={language}
              hint={t('form.coverText.hint')}
              autoComplete="off"
              maxLength={limits.coverText.maxLength}
              count={{ typed: codePointsOf(coverText), max: limits.coverText.maxLength }}
            />
            <div className={styles.acts}>
              <ReplaceButton
                name={label}
                endings={pictureFile.endings}
                onTake={(file) => void upload.start(file)}
              />
              <Button look="text" onClick={store.remove}>
                {t('form.cover.remove')}
              </Button>
            </div>
          </div>
        </div>
      )}
      <FieldNote id={NOTE_ID} error={error} />
      <UploadStatus upload={upload} />
    </fieldset>
  );
});

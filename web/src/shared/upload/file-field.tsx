import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FileZone } from './file-zone';
import type { UploadStore } from './upload.store';
import { UploadStatus } from './upload-status';

interface Props {
  label: string;
  /** What the server requires of the content, in addition to the rule of the upload. */
  contentRule?: string;
  upload: UploadStore<unknown>;
}

/** Chooses a file and sends it at once. */
export const FileField = observer(function FileField({ label, contentRule, upload }: Props) {
  const { ready } = useTranslation('upload');
  useEffect(() => upload.cancel, [upload]);

  if (!ready) return null;
  return (
    <div>
      <FileZone
        label={label}
        rule={upload.rule}
        contentRule={contentRule}
        isBusy={upload.isBusy}
        onTake={(file) => void upload.start(file)}
      />
      <UploadStatus upload={upload} />
    </div>
  );
});

import IconUpload from '@arco-design/web-react/icon/react-icon/IconUpload';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../i18n/format';
import { useLanguage } from '../i18n/use-language';
import styles from './file-field.module.css';
import type { FileRule } from './file-rule';

interface Props {
  label: string;
  rule: FileRule;
  /** What the server requires of the content, in addition to the rule. */
  contentRule?: string | undefined;
  isBusy?: boolean;
  isInvalid?: boolean;
  onTake: (file: File) => void;
}

/** Chooses a file by pointer, by keyboard or by dropping it. */
export function FileZone({ label, rule, contentRule, isBusy = false, isInvalid = false, onTake }: Props) {
  const { t, ready } = useTranslation('upload');
  const language = useLanguage();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { endings, maxBytes, prepare } = rule;

  // Its texts load with the first field, so that other pages need not load them.
  if (!ready) return null;

  const take = (files: FileList | null) => {
    const file = files?.item(0);
    if (file && !isBusy) onTake(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    <div
      className={styles.zone}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={over}
      onDrop={(event) => {
        over(event);
        take(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={endings.join()}
        disabled={isBusy}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-rule`}
        onChange={({ target }) => {
          take(target.files);
          // Lets the user select the same file again.
          target.value = '';
        }}
      />
      <IconUpload className={styles.icon} />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <p className={styles.hint}>{t('drop')}</p>
      <p id={`${id}-rule`} className={styles.hint}>
        {maxBytes === undefined
          ? t('rule.anySize', { endings: endings.join(', ') })
          : t(prepare ? 'rule.fitted' : 'rule', {
              endings: endings.join(', '),
              size: formatBytes(maxBytes, language),
            })}
        {contentRule !== undefined && <br />}
        {contentRule}
      </p>
    </div>
  );
}

import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asciiDigits } from '../../lib/ascii-digits';
import styles from './pager.module.css';

interface Props {
  last: number;
  onPage: (page: number) => void;
}

export function PageJump({ last, onPage }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const jump = (event: SubmitEvent) => {
    event.preventDefault();
    if (!/^\d+$/.test(text)) return;
    onPage(Math.min(last, Math.max(1, Number(text))));
    setText('');
  };
  return (
    <form className={styles.jump} onSubmit={jump}>
      <label htmlFor={id}>{t('pager.jump')}</label>
      <input
        id={id}
        className={styles.jumpField}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(asciiDigits(event.target.value));
        }}
      />
    </form>
  );
}

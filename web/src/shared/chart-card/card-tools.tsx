import IconDownload from '@arco-design/web-react/icon/react-icon/IconDownload';
import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import IconQuestionCircle from '@arco-design/web-react/icon/react-icon/IconQuestionCircle';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements/live-regions';
import { loadChunk } from '../chunks/load-chunk';
import { useLanguage } from '../i18n/use-language';
import { Button } from '../ui/actions/button';
import { IconButton } from '../ui/actions/icon-button';
import { MenuButton } from '../ui/actions/menu-button';
import { lazyPart } from '../ui/feedback/lazy-part';
import { offerReload } from '../ui/feedback/offer-reload';
import type { CardContent } from './card-content';
import styles from './card-tools.module.css';
import type { CardFormat } from './export/download-card';

const AboutDialog = lazyPart(async () => (await import('./about-dialog')).AboutDialog);

interface Props {
  title: string;
  content: CardContent;
  card: RefObject<HTMLElement | null>;
  /** Null if the card has no chart. */
  isTable: boolean | null;
  onTable: (isTable: boolean) => void;
  /** There is no room for the button of the table: it is in the menu. */
  isSmall: boolean;
}

/** In the title row of a card: its table, how it is made, and its files. */
export function CardTools({ title, content, card, isTable, onTable, isSmall }: Props) {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  const [isAbout, setAbout] = useState(false);
  const close = () => {
    setAbout(false);
  };

  const download = async (format: CardFormat) => {
    if (card.current === null) return;
    try {
      const { downloadCard } = await loadChunk(() => import('./export/download-card'));
      const name = await downloadCard(format, title, content, card.current, { t, language });
      announce(t('download.done', { name }));
    } catch (error) {
      offerReload(error);
    }
  };
  const choice = (format: CardFormat) => ({
    key: format,
    label: t(`download.${format}`),
    onSelect: () => void download(format),
  });
  const tableText = t(isTable === true ? 'asChart' : 'asTable');
  const turn = () => {
    onTable(isTable !== true);
  };
  const choices = [choice('csv'), choice('png')];
  return (
    <div className={styles.tools}>
      {isTable !== null && !isSmall && (
        <Button look="text" className={styles.table} aria-pressed={isTable} onClick={turn}>
          {tableText}
        </Button>
      )}
      <IconButton
        label={t('about', { title })}
        onClick={() => {
          setAbout(true);
        }}
      >
        <IconQuestionCircle />
      </IconButton>
      {isTable !== null && isSmall ? (
        <MenuButton
          label={t('more', { title })}
          choices={[{ key: 'table', label: tableText, onSelect: turn }, ...choices]}
        >
          <IconMore />
        </MenuButton>
      ) : (
        <MenuButton label={t('download', { title })} choices={choices}>
          <IconDownload />
        </MenuButton>
      )}
      {isAbout && <AboutDialog title={title} facts={content.facts} onClose={close} onLost={close} />}
    </div>
  );
}

import IconBold from '@arco-design/web-react/icon/react-icon/IconBold';
import IconH2 from '@arco-design/web-react/icon/react-icon/IconH2';
import IconImage from '@arco-design/web-react/icon/react-icon/IconImage';
import IconItalic from '@arco-design/web-react/icon/react-icon/IconItalic';
import IconLink from '@arco-design/web-react/icon/react-icon/IconLink';
import IconQuote from '@arco-design/web-react/icon/react-icon/IconQuote';
import IconUnorderedList from '@arco-design/web-react/icon/react-icon/IconUnorderedList';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { type Format, formats } from '../format-text';
import styles from './editor.module.css';

const ICONS = {
  heading: IconH2,
  bold: IconBold,
  italic: IconItalic,
  list: IconUnorderedList,
  quote: IconQuote,
  link: IconLink,
} satisfies Record<Format, unknown>;

interface Props {
  onFormat: (format: Format) => void;
  onPicture: () => void;
}

/** Buttons for those who do not know Markdown. */
export function FormatTools({ onFormat, onPicture }: Props) {
  const { t } = useTranslation('content-items');
  return (
    <div role="group" aria-label={t('form.tools')} className={styles.tools}>
      {formats.map((format) => {
        const Icon = ICONS[format];
        return (
          <IconButton
            key={format}
            label={t(`form.tool.${format}`)}
            onClick={() => {
              onFormat(format);
            }}
          >
            <Icon />
          </IconButton>
        );
      })}
      <IconButton label={t('form.tool.picture')} onClick={onPicture}>
        <IconImage />
      </IconButton>
    </div>
  );
}

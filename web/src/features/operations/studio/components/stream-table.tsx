import { useTranslation } from 'react-i18next';
import type { StreamStatusDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import styles from './stream-table.module.css';

/** Bit rate and frame rate of each stream. */
export function StreamTable({ streams }: { streams: StreamStatusDto[] }) {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('streams')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('streams.stream')}</th>
          <th scope="col">{t('streams.bitRate')}</th>
          <th scope="col">{t('streams.frameRate')}</th>
        </tr>
      </thead>
      <tbody>
        {streams.map(({ stream, online, bitRate, frameRate }) => (
          <tr key={stream}>
            <th scope="row">{t(`stream.${stream}`)}</th>
            {online ? (
              <>
                <td>
                  {t('streams.mbps', { value: formatNumber(Math.round(bitRate / 100) / 10, language) })}
                </td>
                <td>{t('streams.fps', { value: formatNumber(frameRate, language) })}</td>
              </>
            ) : (
              <td colSpan={2}>{t('streams.silent')}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

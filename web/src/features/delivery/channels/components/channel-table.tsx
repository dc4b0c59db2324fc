import { useTranslation } from 'react-i18next';
import type { ChannelDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { CopyButton } from '../../../../shared/ui/actions/copy-button';
import { tones } from '../channels.constants';
import { type ChannelsQuery, unfiltered } from '../channels-view';
import styles from './channel.module.css';

/** The part of a key that identifies it. */
const SHOWN = 4;

export function ChannelTable(props: TableProps<ChannelDto, ChannelsQuery>) {
  const { t } = useTranslation(['channels', 'shared']);
  const language = useLanguage();
  return (
    <RecordsTable
      {...props}
      label={t('shared:menu.list.keys')}
      columns={{
        name: { width: 140, grows: true, leads: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
        key: {
          width: 132,
          cell: ({ name, key }) => (
            <span className={styles.line}>
              <code>…{key.slice(-SHOWN)}</code>
              <CopyButton label={t('key.copy.named', { name })} text={key} failed={t('copy.failed')} />
            </span>
          ),
        },
        origins: {
          width: 160,
          ideal: 240,
          cell: ({ origins }) => (origins.length === 0 ? t('origins.none') : <bdi>{origins.join(' ')}</bdi>),
        },
        rate: { width: 112, cell: ({ rate }) => formatNumber(rate, language) },
        lastUsedTime: {
          width: 104,
          ideal: 164,
          cell: ({ lastUsedTime }) =>
            lastUsedTime === null ? t('lastUsed.never') : <Time wire={lastUsedTime} />,
        },
        state: {
          width: 104,
          ideal: 120,
          leads: 'state',
          cell: ({ state }) => <StateTag tone={tones[state]}>{t(`state.${state}`)}</StateTag>,
        },
      }}
      titleOf={(key) => t(`column.${key}`)}
      unfiltered={unfiltered}
      none={{ title: t('empty.none'), text: t('empty.none.text') }}
      openLabelOf={({ name }) => t('view.named', { name })}
    />
  );
}

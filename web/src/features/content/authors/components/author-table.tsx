import { useTranslation } from 'react-i18next';
import type { AuthorDto } from '../../../../api/generated/model';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import type { TableProps } from '../../../../shared/records/page-parts';
import { RecordsTable } from '../../../../shared/records/records-table';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { type AuthorsQuery, unfiltered } from '../authors-view';
import { sorts, tones } from '../authors.constants';

export function AuthorTable(props: TableProps<AuthorDto, AuthorsQuery>) {
  const { t } = useTranslation(['authors', 'shared']);
  const language = useLanguage();
  return (
    <RecordsTable
      {...props}
      label={t('shared:menu.library.authors')}
      columns={{
        name: { width: 160, grows: true, leads: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
        items: {
          width: 96,
          ideal: 120,
          align: 'right',
          cell: ({ items }) => formatNumber(items, language),
        },
        clicks: {
          width: 104,
          ideal: 140,
          align: 'right',
          cell: ({ clicks }) => formatNumber(clicks, language),
        },
        accountId: {
          width: 140,
          ideal: 200,
          cell: ({ account }) => (account === null ? '–' : <bdi>{account.name}</bdi>),
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
      sorts={sorts}
      openLabelOf={({ name }) => t('view.named', { name })}
    />
  );
}

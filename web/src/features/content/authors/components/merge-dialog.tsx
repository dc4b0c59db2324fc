import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { AuthorDto } from '../../../../api/generated/model';
import { listAuthorsLimits } from '../../../../api/generated/model/limits/authors';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { useInputs } from '../../../../shared/forms/use-inputs';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { RecordPicker } from '../../../../shared/records/record-picker';
import { FactList } from '../../../../shared/ui/layout/fact-list';
import type { MergeDraft, MergeForm } from '../author-form';
import type { AuthorPicker } from '../author-pickers.store';
import styles from './author.module.css';

interface Props {
  author: AuthorDto;
  form: MergeForm;
  others: AuthorPicker;
  onSent: (merged: AuthorDto) => void;
  onCancel: () => void;
}

/** Asks into whom to merge, and says before what moves. */
export const MergeDialog = observer(function MergeDialog(props: Props) {
  const { author, form, others, onSent, onCancel } = props;
  const { t } = useTranslation('authors');
  const { value } = useInputs(form, { into: { required: t('merge.missing') } });
  const { into } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('merge.title', { name: author.name })}
      action={t('action.merge')}
      onSent={onSent}
      onCancel={onCancel}
    >
      <p>{t('merge.text')}</p>
      <RecordPicker
        {...value('into')}
        store={others}
        label={t('merge.into')}
        searchLabel={t('merge.search')}
        maxLength={listAuthorsLimits.search.maxLength}
        except={author.id}
        detailOf={({ items }) => t('merge.items', { count: items })}
      />
      <Preview author={author} into={into} />
    </FormDialog>
  );
});

/** What moves, and what the other author has then. */
function Preview({ author, into }: { author: AuthorDto; into: MergeDraft['into'] }) {
  const { t } = useTranslation('authors');
  const language = useLanguage();
  const sum = (own: number, other: number) =>
    into === null
      ? formatNumber(own, language)
      : t('merge.sum', {
          moved: formatNumber(own, language),
          sum: formatNumber(own + other, language),
        });
  const { account } = author;
  const freed = into?.account ? t('merge.account.freed') : t('merge.account.follows');
  return (
    <section aria-label={t('merge.preview')} className={styles.preview}>
      <p>{into === null ? t('merge.preview') : t('merge.preview.into', { name: into.name })}</p>
      <FactList
        facts={[
          { key: 'items', label: t('column.items'), value: sum(author.items, into?.items ?? 0) },
          { key: 'clicks', label: t('column.clicks'), value: sum(author.clicks, into?.clicks ?? 0) },
          {
            key: 'account',
            label: t('column.accountId'),
            value: account === null ? null : into === null ? <bdi>{account.name}</bdi> : freed,
          },
        ]}
      />
    </section>
  );
}

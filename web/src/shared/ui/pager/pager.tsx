import IconLeft from '@arco-design/web-react/icon/react-icon/IconLeft';
import IconRight from '@arco-design/web-react/icon/react-icon/IconRight';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES, type PageSize } from '../../data/list-limits';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { pageWindow } from './page-window';
import { IconButton } from '../actions/icon-button';
import { PageJump } from './page-jump';
import styles from './pager.module.css';
import { SelectField } from '../fields/select-field';

interface Props {
  current: number;
  pageSize: PageSize;
  /** Null while unknown: the pager is empty but keeps its space. */
  total: number | null;
  isEstimate?: boolean;
  onPage: (page: number) => void;
  onPageSize: (size: PageSize) => void;
}

/**
 * Hides the page numbers for a single page, and the page size if the smallest size fits all rows. It replaces Arco's
 * pager, which lacks keyboard support and labels for its size select and jump field.
 */
export const Pager = memo(function Pager({
  current,
  pageSize,
  total,
  isEstimate = false,
  onPage,
  onPageSize,
}: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const last = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const hasPages = total === null || last > 1 || current > last;
  const sizes = PAGE_SIZES.map((size) => ({ value: size, label: t('pager.sizeOption', { size }) }));
  const step = (label: string, page: number, Icon: typeof IconLeft) => (
    <IconButton
      label={label}
      className={styles.page}
      disabled={page < 1 || page > last}
      onClick={() => {
        onPage(page);
      }}
    >
      <Icon />
    </IconButton>
  );

  return (
    <nav aria-label={t('pager.label')} className={styles.pager} data-unknown={total === null}>
      <span className={styles.total}>
        {t(isEstimate ? 'pager.about' : 'pager.total', {
          count: total ?? 0,
          formatted: formatNumber(total ?? 0, language),
        })}
      </span>
      {hasPages && (
        <div className={styles.pages}>
          {step(t('pager.previous'), current - 1, IconLeft)}
          {pageWindow(current, last).map((page, at) =>
            page === null ? (
              <span key={`gap-${at}`} className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={page}
                type="button"
                className={styles.page}
                aria-label={t('pager.page', { page })}
                aria-current={page === current ? 'page' : undefined}
                onClick={() => {
                  onPage(page);
                }}
              >
                {page}
              </button>
            ),
          )}
          {step(t('pager.next'), current + 1, IconRight)}
        </div>
      )}
      {(total === null || total > PAGE_SIZES[0]) && (
        <SelectField
          label={t('pager.size')}
          isLabelHidden
          value={pageSize}
          options={sizes}
          onChange={onPageSize}
        />
      )}
      {hasPages && <PageJump last={last} onPage={onPage} />}
    </nav>
  );
});

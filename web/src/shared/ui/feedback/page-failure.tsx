import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error';
import { ErrorState } from './error-state';
import { reloadPage } from '../../chunks/reload-page';
import styles from './page-failure.module.css';

interface Props {
  error: unknown;
  /** The page has no frame around it. */
  isAlone?: boolean;
  onRetry: () => void;
}

/**
 * In the place of a whole screen: the server, or a part of the program, could not be loaded. A part that is lost for
 * good (a new version was deployed in the meantime) needs a full reload, which the other tabs do not.
 */
export function PageFailure({ error, isAlone = false, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.page} data-alone={isAlone}>
      <h1 className="visually-hidden">{t('error.page')}</h1>
      <ErrorState
        error={error}
        onRetry={onRetry}
        onReload={error instanceof ApiError ? undefined : reloadPage}
      />
    </div>
  );
}

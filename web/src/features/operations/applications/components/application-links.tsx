import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApplicationDto, ApplicationState } from '../../../../api/generated/model';
import type { PagedList } from '../../../../shared/lists/paged-list';
import { RecordsEmpty } from '../../../../shared/records/records-empty';
import { ErrorState } from '../../../../shared/ui/feedback/error-state';
import { ForbiddenState } from '../../../../shared/ui/feedback/forbidden-state';
import { Skeleton } from '../../../../shared/ui/feedback/skeleton';
import { StateTag } from '../../../../shared/ui/layout/state-tag';
import { Time } from '../../../../shared/ui/layout/time';
import { KeptFresh } from '../../../../shared/ui/loaded/kept-fresh';
import { type ApplicationsQuery, pathOf } from '../application-view';
import styles from './application-list.module.css';

interface Props {
  list: PagedList<ApplicationDto, ApplicationsQuery>;
  isFiltered: boolean;
  onFirstPage: () => void;
  onReset: () => void;
}

/** One line for each application, which leads to it. */
export function ApplicationLinks(props: Props) {
  return (
    <KeptFresh source={props.list.page}>
      <Content {...props} />
    </KeptFresh>
  );
}

const Content = observer(function Content({ list, isFiltered, onFirstPage, onReset }: Props) {
  const { t } = useTranslation('applications');
  if (list.state === 'forbidden') return <ForbiddenState />;
  if (list.state === 'error') return <ErrorState error={list.error} onRetry={() => void list.refresh()} />;
  if (list.state === 'loading') return <ListSkeleton />;
  if (list.state === 'empty')
    return (
      <RecordsEmpty
        total={list.total}
        isFiltered={isFiltered}
        none={{ title: t('list.empty'), text: t('empty.text') }}
        onFirstPage={onFirstPage}
        onReset={onReset}
      />
    );
  return (
    <ul className={styles.list}>
      {list.rows.map((application) => (
        <li key={application.id} className={styles.row}>
          <Link to={pathOf(application)} className={styles.link}>
            {application.title}
          </Link>
          <StateTag tone={toneOf(application.state)}>{t(`state.${application.state}`)}</StateTag>
          <span className={styles.about}>
            <Time
              wire={application.createdTime}
              text={(time) =>
                t('list.about', {
                  ...{ id: application.id, kind: t(`kind.${application.kind}`), time },
                  person: application.applicant ?? t('unknownPerson'),
                })
              }
            />
          </span>
        </li>
      ))}
    </ul>
  );
});

function toneOf(state: ApplicationState): 'good' | 'bad' | 'info' {
  if (state === 'done') return 'good';
  return state === 'submitApplication' ? 'bad' : 'info';
}

function ListSkeleton() {
  return (
    <div aria-busy="true">
      {Array.from({ length: 6 }, (_, at) => (
        <p key={at} className={styles.skeleton}>
          <Skeleton width={at % 2 === 0 ? '72%' : '48%'} />
        </p>
      ))}
    </div>
  );
}

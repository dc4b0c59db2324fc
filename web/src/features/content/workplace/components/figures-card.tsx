import IconApps from '@arco-design/web-react/icon/react-icon/IconApps';
import IconCheckCircle from '@arco-design/web-react/icon/react-icon/IconCheckCircle';
import IconMinusCircle from '@arco-design/web-react/icon/react-icon/IconMinusCircle';
import IconPlusCircle from '@arco-design/web-react/icon/react-icon/IconPlusCircle';
import { useTranslation } from 'react-i18next';
import type { PolicySummaryDto } from '../../../../api/generated/model';
import type { Resource } from '../../../../shared/data/resource';
import { formatNumber } from '../../../../shared/i18n/format';
import { useLanguage } from '../../../../shared/i18n/use-language';
import { Card } from '../../../../shared/ui/layout/card';
import { ResourceView } from '../../../../shared/ui/loaded/resource-view';
import { policiesLink } from '../policies-link';
import { Figure, FigureSkeleton } from './figure';
import styles from './figures-card.module.css';

interface Props {
  summary: Resource<PolicySummaryDto>;
  onRetry: () => void;
}

const figures = [
  { key: 'total', tone: 'blue', Icon: IconApps, link: () => policiesLink() },
  { key: 'online', tone: 'green', Icon: IconCheckCircle, link: () => policiesLink({ status: 'online' }) },
  { key: 'offline', tone: 'grey', Icon: IconMinusCircle, link: () => policiesLink({ status: 'offline' }) },
  {
    key: 'newSinceYesterday',
    tone: 'orange',
    Icon: IconPlusCircle,
    link: ({ yesterday, today }: PolicySummaryDto) => policiesLink({ createdTime: [yesterday, today] }),
  },
] as const;

export function FiguresCard({ summary, onRetry }: Props) {
  const { t } = useTranslation('workplace');
  const language = useLanguage();
  const skeleton = (
    <div className={styles.figures}>
      {figures.map(({ key }) => (
        <FigureSkeleton key={key} />
      ))}
    </div>
  );
  return (
    <Card title={t('figures')}>
      <ResourceView resource={summary} skeleton={skeleton} onRetry={onRetry}>
        {(data) => (
          <div className={styles.figures}>
            {figures.map(({ key, tone, Icon, link }) => (
              <Figure
                key={key}
                icon={<Icon />}
                tone={tone}
                label={t(`figures.${key}`)}
                value={formatNumber(data[key], language)}
                to={link(data)}
              />
            ))}
          </div>
        )}
      </ResourceView>
    </Card>
  );
}

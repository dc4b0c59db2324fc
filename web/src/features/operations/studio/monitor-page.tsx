import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InformationStore } from './information.store';
import { InformationCard } from './information-card';
import { LiveMethodCard } from './live-method-card';
import { MeasurementsStore } from './measurements.store';
import styles from './monitor-page.module.css';
import { PopulationCard } from './population-card';
import { PreviewCard } from './preview-card';
import { QuickOperationCard } from './quick-operation-card';
import { StatusCard } from './status-card';
import { StudioStore } from './studio.store';

interface Props {
  /** The chat window. It belongs to another feature, so the app puts it here. */
  chat: ReactNode;
}

/** The live studio: its chat, what it broadcasts, and what can be changed about it. */
export const MonitorPage = observer(function MonitorPage({ chat }: Props) {
  const { t } = useTranslation();
  const [studio] = useState(() => new StudioStore());
  const [measurements] = useState(() => new MeasurementsStore());
  const [information] = useState(() => new InformationStore());
  useEffect(() => {
    const ends = [studio.start(), measurements.start(), information.start()];
    return () => {
      for (const end of ends) end();
    };
  }, [studio, measurements, information]);

  return (
    <>
      <h1 className={styles.title}>{t('menu.dashboard.monitor')}</h1>
      <div className={styles.columns}>
        <div className={styles.chat}>{chat}</div>
        <div className={styles.column}>
          <PreviewCard studio={studio} measurements={measurements} information={information} />
          <LiveMethodCard store={studio} />
          <PopulationCard store={measurements} />
        </div>
        <div className={styles.column}>
          <StatusCard store={measurements} />
          <QuickOperationCard store={studio} />
          <InformationCard store={information} />
        </div>
      </div>
    </>
  );
});

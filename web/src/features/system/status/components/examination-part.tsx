import { useTranslation } from 'react-i18next';
import type { SystemStatusDto } from '../../../../api/generated/model';
import { Button } from '../../../../shared/ui/actions/button';
import { Time } from '../../../../shared/ui/layout/time';
import { Entries } from './entries';
import { Part } from './part';
import styles from './status.module.css';

interface Props extends Pick<SystemStatusDto, 'examination'> {
  isBusy: boolean;
  onExamine: () => void;
}

const tones = { ok: 'good', warn: 'info', fail: 'bad' } as const;

/** What the doctor found: the subjects in the reader's language, the sentences in its own English. */
export function ExaminationPart({ examination, isBusy, onExamine }: Props) {
  const { t } = useTranslation('status');
  return (
    <Part title={t('examination')} data={examination}>
      {({ isRunning, endedTime, findings }) => (
        <>
          <p className={styles.note}>{t('examination.text')}</p>
          <div className={styles.action}>
            <Button busy={isBusy} onClick={onExamine}>
              {t('examination.run')}
            </Button>
          </div>
          {isRunning && !isBusy && <p className={styles.action}>{t('examination.running')}</p>}
          {endedTime !== null && (
            <p className={styles.action}>
              <Time wire={endedTime} text={(time) => t('examination.ended', { time })} />
            </p>
          )}
          <Entries
            entries={findings.map(({ subject, outcome, detail, advice }, place) => ({
              key: String(place),
              title: t(`subject.${subject}`),
              tone: tones[outcome],
              state: t(`finding.${outcome}`),
              details: <span lang="en">{advice === null ? detail : `${detail} ${advice}`}</span>,
            }))}
          />
        </>
      )}
    </Part>
  );
}

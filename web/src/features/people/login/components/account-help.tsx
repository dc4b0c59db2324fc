import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import styles from './account-help.module.css';

const topics = ['forgot', 'register'] as const;
type Topic = (typeof topics)[number];

/** Explains that administrators create accounts and reset passwords, and what to tell them. */
export function AccountHelp() {
  const { t } = useTranslation('login');
  const id = useId();
  const [topic, setTopic] = useState<Topic | null>(null);
  return (
    <div className={styles.help}>
      <div className={styles.topics}>
        {topics.map((name) => (
          <Button
            key={name}
            look="text"
            aria-expanded={topic === name}
            aria-controls={id}
            onClick={() => {
              setTopic(topic === name ? null : name);
            }}
          >
            {t(name)}
          </Button>
        ))}
      </div>
      <div id={id} role="status">
        {topic !== null && <p className={styles.answer}>{t(`${topic}.answer`)}</p>}
      </div>
    </div>
  );
}

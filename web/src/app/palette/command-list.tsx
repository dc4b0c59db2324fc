import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './command-palette.module.css';
import type { Command } from './commands';

interface Props {
  id: string;
  screens: Command[];
  settings: Command[];
  /** Counted through both groups. */
  active: number;
  onRun: (command: Command) => void;
}

export function CommandList({ id, screens, settings, active, onRun }: Props) {
  const { t } = useTranslation('settings');
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const group = (label: string, commands: Command[], from: number) =>
    commands.length > 0 && (
      <div role="group" aria-label={label}>
        <p role="presentation" className={styles.heading}>
          {label}
        </p>
        {commands.map((command, index) => (
          // The focus stays in the field, so the keys are heard there.
          <div
            key={command.key}
            id={`${id}-${from + index}`}
            role="option"
            aria-selected={from + index === active}
            className={styles.option}
            onClick={() => {
              onRun(command);
            }}
          >
            <span>{command.label}</span>
            <span className={styles.note}>{command.note}</span>
          </div>
        ))}
      </div>
    );
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t('palette.results')} className={styles.list}>
      {group(t('palette.screens'), screens, 0)}
      {group(t('palette.settings'), settings, screens.length)}
    </div>
  );
}

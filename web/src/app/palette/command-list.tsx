import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './command-palette.module.css';
import type { Command } from './commands';

export interface CommandGroup {
  label: string;
  commands: Command[];
}

interface Props {
  id: string;
  groups: CommandGroup[];
  /** Counted through all groups. */
  active: number;
  onRun: (command: Command) => void;
}

export function CommandList({ id, groups, active, onRun }: Props) {
  const { t } = useTranslation('settings');
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const all = groups.flatMap(({ commands }) => commands);
  const shown = groups.filter(({ commands }) => commands.length > 0);
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={t('palette.results')} className={styles.list}>
      {shown.map(({ label, commands }) => (
        <div key={label} role="group" aria-label={label}>
          <p role="presentation" className={styles.heading}>
            {label}
          </p>
          {commands.map((command) => (
            // The focus stays in the field, which handles the keys.
            <div
              key={command.key}
              id={`${id}-${all.indexOf(command)}`}
              role="option"
              aria-selected={all.indexOf(command) === active}
              className={styles.option}
              onClick={() => {
                onRun(command);
              }}
            >
              <span className={styles.label}>{command.label}</span>
              <span className={styles.note}>{command.note}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

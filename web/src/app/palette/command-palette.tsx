import { IconClose, IconSearch } from '@arco-design/web-react/icon';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../shared/ui/icon-button';
import { useModal } from '../../shared/ui/use-modal';
import styles from './command-palette.module.css';
import { CommandList } from './command-list';
import { type Command, screenCommands, settingCommands } from './commands';
import { matching } from './match';

/** Goes to any screen, or changes any setting, by a few letters of its name. */
export const CommandPalette = observer(function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'shared']);
  const navigate = useNavigate();
  const id = useId();
  const modal = useModal({ closesByBackdrop: true, onClose });
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);

  const screens = matching(
    screenCommands(t, (path) => void navigate(path)),
    query,
  );
  const changes = matching(settingCommands(t), query);
  const all = [...screens, ...changes];

  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    // Closed first, because a command may open something else.
    onClose();
    command.run();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter') run(all[active]);
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined || all.length === 0) return;
    event.preventDefault();
    setActive((active + step + all.length) % all.length);
  };

  return (
    <dialog {...modal} className={styles.palette} aria-label={t('palette.title')}>
      <div className={styles.search}>
        <IconSearch />
        <input
          type="text"
          role="combobox"
          className={styles.input}
          aria-label={t('palette.input')}
          placeholder={t('palette.input')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={all.length === 0 ? undefined : `${id}-${active}`}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={move}
        />
        <IconButton label={t('shared:action.close')} onClick={onClose}>
          <IconClose />
        </IconButton>
      </div>
      <CommandList id={id} screens={screens} settings={changes} active={active} onRun={run} />
      <p role="status" className={styles.none}>
        {all.length === 0 && t('palette.none', { query })}
      </p>
    </dialog>
  );
});

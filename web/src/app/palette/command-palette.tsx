import IconClose from '@arco-design/web-react/icon/react-icon/IconClose';
import IconSearch from '@arco-design/web-react/icon/react-icon/IconSearch';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLogout } from '../routing/use-logout';
import { actionCommands } from './action-commands';
import { auditCommands } from './audit-commands';
import { IconButton } from '../../shared/ui/actions/icon-button';
import { useModal } from '../../shared/ui/overlays/use-modal';
import styles from './command-palette.module.css';
import { type CommandGroup, CommandList } from './command-list';
import { type Command, screenCommands, settingCommands } from './commands';
import { byBestMatch, matching } from './match';
import { maintenanceCommands, placeCommands } from './place-commands';
import { policyCommands } from './policy-commands';
import { PolicySearchStore } from './policy-search.store';

/** Opens any screen or set, runs an action, or changes a setting, by a few letters of its name. */
export const CommandPalette = observer(function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'shared', 'app']);
  const navigate = useNavigate();
  const id = useId();
  const modal = useModal({ closesByBackdrop: true, onClose });
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);

  const [search] = useState(() => new PolicySearchStore());
  useEffect(() => search.stop, [search]);

  const logout = useLogout();
  const go = (path: string) => void navigate(path);
  const screens = screenCommands(t, go);
  const mayAudit = screens.some(({ key }) => key === 'Audit');
  const maySearch = screens.some(({ key }) => key === 'SearchTable');
  // Without a query, the screens alone are a list that can be read.
  const places = query.trim() === '' ? [] : placeCommands(t, go);
  const actions = [...actionCommands(t, { go, logout }), ...maintenanceCommands(t)];
  const found: CommandGroup[] = [
    { label: t('palette.screens'), commands: matching([...screens, ...places], query) },
    { label: t('shared:menu.list.audit'), commands: mayAudit ? auditCommands(t, query, go) : [] },
    { label: t('palette.actions'), commands: matching(actions, query) },
    { label: t('palette.settings'), commands: matching(settingCommands(t), query) },
  ];
  const sets = { label: t('palette.policies'), commands: policyCommands(t, search, query, go) };
  const groups = [...byBestMatch(found, query), sets];
  const all = groups.flatMap(({ commands }) => commands);
  const said = search.isSearching ? t('palette.searching') : t('palette.none', { query });

  const type = (text: string) => {
    setQuery(text);
    setActive(0);
    if (maySearch) search.search(text);
  };

  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    // Closed first, because a command may open another panel.
    if (command.staysOpen !== true) onClose();
    command.run();
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Otherwise the same press goes on to the button that has the focus again, and opens the palette once more.
      event.preventDefault();
      run(all[active]);
    }
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
            type(event.target.value);
          }}
          onKeyDown={move}
        />
        <IconButton label={t('shared:action.close')} onClick={onClose}>
          <IconClose />
        </IconButton>
      </div>
      <CommandList id={id} groups={groups} active={active} onRun={run} />
      <p role="status" className={styles.none}>
        {(all.length === 0 || search.isSearching) && said}
      </p>
    </dialog>
  );
});

import IconMore from '@arco-design/web-react/icon/react-icon/IconMore';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../shared/ui/actions/menu-button';
import { commandsFor } from './tab-commands';
import styles from './tab-bar.module.css';
import { TabItem } from './tab-item';
import { TabMenu } from './tab-menu';
import { tabs } from './tabs.store';
import { useTabChoices } from './use-tab-choices';
import { useTabCommands } from './use-tab-commands';

/** The open screens. The page content is the panel of every tab. */
export const TabBar = observer(function TabBar() {
  const { t } = useTranslation(['app', 'shared']);
  const { active, show, run } = useTabCommands();
  const choicesOf = useTabChoices();
  const strip = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<{ name: string; left: number; top: number } | null>(null);
  const opened = tabs.tabs;

  const elementOf = (name: string) =>
    strip.current?.querySelector<HTMLElement>(`[role='tab'][data-name='${name}']`);

  useLayoutEffect(() => {
    // Later in the same frame, when all that the press has changed is there: to measure now would cost a layout more.
    const frame = requestAnimationFrame(() => {
      const box = strip.current;
      const item = box?.querySelector<HTMLElement>("[data-active='true']");
      // Not scrollIntoView: that would move the page as well.
      if (box && item) box.scrollLeft = item.offsetLeft - (box.clientWidth - item.offsetWidth) / 2;
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [active, opened.length]);

  const openMenu = (name: string) => {
    const { left, bottom } = elementOf(name)?.getBoundingClientRect() ?? { left: 0, bottom: 0 };
    setMenu({ name, left, top: bottom + 4 });
  };
  const titleOf = (name: string) => {
    const tab = opened.find((other) => other.name === name);
    return tab ? t(`shared:${tab.title}`) : '';
  };

  const current = opened.find(({ name }) => name === active) ?? opened[0];
  return (
    <section aria-label={t('tabs.label')} className={styles.bar}>
      <div ref={strip} role="tablist" aria-label={t('tabs.label')} className={styles.strip}>
        {opened.map(({ name }) => (
          <TabItem
            key={name}
            name={name}
            title={titleOf(name)}
            isActive={name === active}
            isInTabOrder={name === current?.name}
            canClose={commandsFor(opened, name).includes('close')}
            onShow={() => {
              show(name);
            }}
            onClose={() => {
              elementOf(run('close', name))?.focus();
            }}
            onMenu={() => {
              openMenu(name);
            }}
          />
        ))}
      </div>
      <MenuButton
        label={t('tabs.actions', { name: titleOf(active) })}
        className={styles.more}
        choices={choicesOf(commandsFor(opened, active), (command) => void run(command, active))}
      >
        <IconMore />
      </MenuButton>
      {menu && (
        <TabMenu
          key={menu.name}
          label={t('tabs.actions', { name: titleOf(menu.name) })}
          left={menu.left}
          top={menu.top}
          choices={choicesOf(commandsFor(opened, menu.name), (command) => {
            elementOf(run(command, menu.name))?.focus();
          })}
          onClose={() => {
            setMenu(null);
          }}
          onEscape={() => elementOf(menu.name)?.focus()}
        />
      )}
    </section>
  );
});

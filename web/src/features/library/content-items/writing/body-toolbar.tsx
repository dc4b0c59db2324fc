import IconBold from '@arco-design/web-react/icon/react-icon/IconBold';
import IconCode from '@arco-design/web-react/icon/react-icon/IconCode';
import IconCodeBlock from '@arco-design/web-react/icon/react-icon/IconCodeBlock';
import IconH2 from '@arco-design/web-react/icon/react-icon/IconH2';
import IconH3 from '@arco-design/web-react/icon/react-icon/IconH3';
import IconH4 from '@arco-design/web-react/icon/react-icon/IconH4';
import IconImage from '@arco-design/web-react/icon/react-icon/IconImage';
import IconItalic from '@arco-design/web-react/icon/react-icon/IconItalic';
import IconLink from '@arco-design/web-react/icon/react-icon/IconLink';
import IconMinus from '@arco-design/web-react/icon/react-icon/IconMinus';
import IconApps from '@arco-design/web-react/icon/react-icon/IconApps';
import IconOrderedList from '@arco-design/web-react/icon/react-icon/IconOrderedList';
import IconQuote from '@arco-design/web-react/icon/react-icon/IconQuote';
import IconRedo from '@arco-design/web-react/icon/react-icon/IconRedo';
import IconStrikethrough from '@arco-design/web-react/icon/react-icon/IconStrikethrough';
import IconUndo from '@arco-design/web-react/icon/react-icon/IconUndo';
import IconUnorderedList from '@arco-design/web-react/icon/react-icon/IconUnorderedList';
import type { Command, EditorState } from 'prosemirror-state';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../shared/ui/actions/button';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import {
  type Format,
  formatCommand,
  formats,
  hasFormat,
  insertTable,
  isInTable,
  linkAt,
  redo,
  type TableAction,
  tableActions,
  undo,
} from './body-commands';
import styles from './body-toolbar.module.css';
import { useRovingFocus } from './use-roving-focus';

const ICONS: Record<Format, ComponentType> = {
  heading2: IconH2,
  heading3: IconH3,
  heading4: IconH4,
  bold: IconBold,
  italic: IconItalic,
  strike: IconStrikethrough,
  code: IconCode,
  list: IconUnorderedList,
  numbers: IconOrderedList,
  quote: IconQuote,
  codeBlock: IconCodeBlock,
  rule: IconMinus,
};
/** With Ctrl or Cmd, as `body-plugins.ts` binds them. */
const KEYS: Partial<Record<Format, string>> = {
  heading2: 'Control+Alt+2',
  heading3: 'Control+Alt+3',
  heading4: 'Control+Alt+4',
  bold: 'Control+B',
  italic: 'Control+I',
  strike: 'Control+Shift+X',
  code: 'Control+E',
  list: 'Control+Shift+8',
  numbers: 'Control+Shift+7',
  quote: 'Control+Shift+9',
};
const INSERTED: readonly Format[] = ['rule'];

interface Props {
  state: EditorState;
  /** Id of the text. */
  controls: string;
  onRun: (command: Command) => void;
  onLink: () => void;
  onPicture: () => void;
}

/** What a text can be, with what it is at the caret. */
export function BodyToolbar({ state, controls, onRun, onLink, onPicture }: Props) {
  const { t } = useTranslation('content-items');
  const { bar, current, onFocus, onKeyDown } = useRovingFocus();
  const inTable = isInTable(state);
  const tools = [
    ...formats.map((format) => {
      const isPressed = INSERTED.includes(format) ? undefined : hasFormat(state, format);
      const isDisabled = isPressed !== true && !formatCommand(format)(state);
      const run = () => {
        onRun(formatCommand(format));
      };
      return { name: format, Icon: ICONS[format], run, isPressed, isDisabled, keys: KEYS[format] };
    }),
    { name: 'link', Icon: IconLink, run: onLink, isPressed: linkAt(state) !== null, keys: 'Control+K' },
    { name: 'picture', Icon: IconImage, run: onPicture },
    {
      name: 'table',
      Icon: IconApps,
      isDisabled: inTable,
      run: () => {
        onRun(insertTable);
      },
    },
    {
      name: 'undo',
      Icon: IconUndo,
      isDisabled: !undo(state),
      keys: 'Control+Z',
      run: () => {
        onRun(undo);
      },
    },
    {
      name: 'redo',
      Icon: IconRedo,
      isDisabled: !redo(state),
      keys: 'Control+Y',
      run: () => {
        onRun(redo);
      },
    },
  ] satisfies Tool[];
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={t('form.tools')}
        aria-controls={controls}
        className={styles.bar}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {tools.map(({ name, Icon, run, isPressed, isDisabled = false, keys }: Tool, at) => (
          <IconButton
            key={name}
            label={t(`form.tool.${name}`)}
            tabIndex={at === current ? 0 : -1}
            aria-pressed={isPressed}
            aria-disabled={isDisabled || undefined}
            aria-keyshortcuts={keys}
            className={styles.tool ?? ''}
            onClick={() => {
              if (!isDisabled) run();
            }}
          >
            <Icon />
          </IconButton>
        ))}
      </div>
      {inTable && (
        <div role="group" aria-label={t('form.table')} className={styles.table}>
          {(Object.keys(tableActions) as TableAction[]).map((action) => (
            <Button
              key={action}
              onClick={() => {
                onRun(tableActions[action]);
              }}
            >
              {t(`form.table.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

interface Tool {
  name: Format | 'link' | 'picture' | 'table' | 'undo' | 'redo';
  Icon: ComponentType;
  run: () => void;
  /** Undefined for what is inserted. */
  isPressed?: boolean | undefined;
  isDisabled?: boolean;
  keys?: string | undefined;
}

import IconStar from '@arco-design/web-react/icon/react-icon/IconStar';
import IconStarFill from '@arco-design/web-react/icon/react-icon/IconStarFill';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chatFilterLimits } from '../../../../api/generated/model/limits/studio';
import { useDraft } from '../../../../shared/lists/use-draft';
import { IconButton } from '../../../../shared/ui/actions/icon-button';
import { SearchField } from '../../../../shared/ui/fields/search-field';
import { SelectField } from '../../../../shared/ui/fields/select-field';
import { categories, type ChatView } from '../chat-view';
import styles from './chat-filters.module.css';

interface Props {
  view: ChatView;
  onChange: (change: Partial<ChatView>) => void;
}

/** So long nothing more is typed before the search begins. */
const PAUSE_MS = 300;

/** Category, search and collected messages. */
export function ChatFilters({ view, onChange }: Props) {
  const { t } = useTranslation('chat');
  const [text, setText] = useDraft(view.chatSearch);
  const isCollected = view.chatCollected === 'only';
  const search = () => {
    if (text.trim() !== view.chatSearch) onChange({ chatSearch: text.trim() });
  };
  const searchTyped = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(searchTyped, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <div className={styles.filters}>
      <div className={styles.category}>
        <SelectField
          label={t('category')}
          isLabelHidden
          value={view.chatCategory}
          options={[
            { value: '' as const, label: t('category.all') },
            ...categories.map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
          onChange={(chatCategory) => {
            onChange({ chatCategory });
          }}
        />
      </div>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <SearchField
          label={t('search')}
          isLabelHidden
          maxLength={chatFilterLimits.keyword.maxLength}
          value={text}
          onChange={setText}
        />
      </form>
      <IconButton
        label={t('collected.only')}
        aria-pressed={isCollected}
        className={isCollected ? styles.chosen : ''}
        onClick={() => {
          onChange({ chatCollected: isCollected ? '' : 'only' });
        }}
      >
        {isCollected ? <IconStarFill /> : <IconStar />}
      </IconButton>
    </div>
  );
}

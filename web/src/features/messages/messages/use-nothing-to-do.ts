import { useTranslation } from 'react-i18next';
import { toasts } from '../../../shared/ui/feedback/toasts.store';

/** What an action on all messages does where there is none: it says so, which a disabled button could not. */
export function useNothingToDo(): (text: 'readAll.none' | 'clear.none') => () => void {
  const { t } = useTranslation('messages');
  return (text) => () => {
    toasts.show({ kind: 'info', text: t(text) });
  };
}

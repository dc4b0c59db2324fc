import { useTranslation } from 'react-i18next';
import type { QualityInspectionDto, RulePresetDto } from '../../../api/generated/model';
import { loadTexts } from '../../../shared/i18n/load-texts';
import { lazyPart } from '../../../shared/ui/feedback/lazy-part';
import { toasts } from '../../../shared/ui/feedback/toasts.store';
import { undoable } from '../../../shared/ui/feedback/undoable';
import type { Section } from './cards.constants';
import type { CardsStore } from './cards.store';
import { HistoryDialog } from './components/history-dialog';
import { cardHistory } from './card-history.store';
import { ServiceOrder } from './service-order';
import { ServicePayment } from './service-payment';

const QueueDialog = lazyPart(async () => (await import('./queues/queue-dialog')).QueueDialog);

export type OpenDialog =
  | { kind: 'queue'; queue: QualityInspectionDto | null }
  | { kind: 'order'; id: number; title: string }
  | { kind: 'pay'; id: number; title: string }
  | { kind: 'rule'; card: RulePresetDto; title: string; text: string; turnsOn: boolean }
  | { kind: 'history'; section: Section; id: number; title: string };

const RuleDrawer = lazyPart(async () => {
  const [{ RuleDrawer: Loaded }] = await Promise.all([
    import('./rule-preset/rule-drawer'),
    loadTexts(['rule-preset', 'forms', 'records']),
  ]);
  return Loaded;
});

interface Props {
  dialog: OpenDialog | null;
  store: CardsStore;
  onClose: () => void;
}

/** The dialogs of the cards. */
export function CardDialogs({ dialog, store, onClose }: Props) {
  const { t } = useTranslation('cards');
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'queue': {
      const { queue } = dialog;
      return (
        <QueueDialog
          queue={queue}
          onClose={onClose}
          onSent={(changed) => {
            store.qualityInspection.put(changed);
            toasts.show({
              kind: 'success',
              text: t(queue === null ? 'form.create.done' : 'form.edit.done', { title: changed.title }),
            });
            onClose();
          }}
        />
      );
    }
    case 'order':
      return <ServiceOrder id={dialog.id} title={dialog.title} store={store} onClose={onClose} />;
    case 'pay':
      return <ServicePayment id={dialog.id} title={dialog.title} store={store} onClose={onClose} />;
    case 'rule': {
      const { card, title, text, turnsOn } = dialog;
      return (
        <RuleDrawer
          id={card.id}
          title={title}
          text={text}
          turnsOn={turnsOn}
          onSaved={(rule, undo) => {
            store.rulePreset.put(rule);
            onClose();
            if (turnsOn) void store.switchRule(rule, true);
            else
              undoable({
                text: t('rule.saved', { title }),
                undo: async () => {
                  store.rulePreset.put(await undo());
                },
              });
          }}
          onClose={onClose}
          onLost={onClose}
        />
      );
    }
    case 'history': {
      const { section, id, title } = dialog;
      const makeStore = () => cardHistory(section, id);
      return <HistoryDialog title={title} makeStore={makeStore} onClose={onClose} />;
    }
  }
}

import { observer } from 'mobx-react-lite';
import type { RulePresetDto } from '../../../api/generated/model';
import type { OpenDialog } from './card-dialogs';
import type { CardsStore } from './cards.store';
import { RuleCard } from './components/rule-card';
import { SectionView } from './components/section-view';
import type { useCardTexts } from './use-card-texts';

interface Props {
  store: CardsStore;
  cards: RulePresetDto[];
  texts: ReturnType<typeof useCardTexts>;
  onDialog: (dialog: OpenDialog) => void;
}

export const RuleSection = observer(function RuleSection({ store, cards, texts, onDialog }: Props) {
  const section = store.rulePreset;
  return (
    <SectionView name="rulePreset" section={section} cards={cards}>
      {(card) => {
        const { id } = card;
        const { title, text } = texts.rulePreset(card);
        return (
          <RuleCard
            key={id}
            card={card}
            title={title}
            text={text}
            sending={section.busy.get(id)}
            note={section.notes.get(id)}
            onSwitch={(enable) => {
              if (enable && !card.isComplete) onDialog({ kind: 'rule', card, title, text, turnsOn: true });
              else void store.switchRule(card, enable);
            }}
            onEdit={() => {
              onDialog({ kind: 'rule', card, title, text, turnsOn: false });
            }}
            onHistory={() => {
              onDialog({ kind: 'history', section: 'rulePreset', id, title });
            }}
            onNoteClose={() => {
              section.forget(id);
            }}
          />
        );
      }}
    </SectionView>
  );
});

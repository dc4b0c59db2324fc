import { useTranslation } from 'react-i18next';
import type { RulePresetDto } from '../../../../api/generated/model';
import { Permitted } from '../../../../shared/session/permitted';
import { rolesThatMay } from '../../../../shared/session/permissions';
import { Button } from '../../../../shared/ui/actions/button';
import { SwitchField } from '../../../../shared/ui/fields/switch-field';
import type { Note } from '../../../../shared/ui/feedback/note-line';
import type { CardTexts } from '../use-card-texts';
import { CardFrame } from './card-frame';
import { StateTag } from '../../../../shared/ui/layout/state-tag';

interface Props extends CardTexts {
  card: RulePresetDto;
  /** The pending action, shown optimistically. */
  sending: string | undefined;
  note: Note | undefined;
  onSwitch: (enable: boolean) => void;
  onEdit: () => void;
  onHistory: () => void;
  onNoteClose: () => void;
}

export function RuleCard({ card, title, text, sending, onSwitch, onEdit, ...frame }: Props) {
  const { t } = useTranslation('cards');
  const isOn = sending === undefined ? card.enable : sending === 'enable';
  const legal = card.actions.length > 0 && (
    <>
      <Permitted roles={rolesThatMay('setRuleParameters')}>
        <Button look="text" aria-label={t('rule.edit.label', { title })} onClick={onEdit}>
          {t('rule.edit')}
        </Button>
      </Permitted>
      <Permitted roles={rolesThatMay(isOn ? 'disableRulePreset' : 'enableRulePreset')}>
        <SwitchField label={title} isLabelHidden checked={isOn} onChange={onSwitch} />
      </Permitted>
    </>
  );
  const tag = (
    <StateTag tone={isOn ? 'good' : 'quiet'}>
      {t(isOn ? 'rule.state.enabled' : 'rule.state.disabled')}
    </StateTag>
  );
  return (
    <CardFrame title={title} tag={tag} busy={sending !== undefined} actions={legal} {...frame}>
      <p>{text}</p>
      {!card.isComplete && <p>{t('rule.incomplete')}</p>}
    </CardFrame>
  );
}

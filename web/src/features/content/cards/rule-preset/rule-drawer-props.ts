import type { RulePresetDetailDto } from '../../../../api/generated/model';

export interface RuleDrawerProps {
  id: number;
  title: string;
  text: string;
  /** Whether it is switched on when it is saved. */
  turnsOn: boolean;
  onSaved: (rule: RulePresetDetailDto, undo: () => Promise<RulePresetDetailDto>) => void;
  onClose: () => void;
}

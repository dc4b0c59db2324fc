import type { ContentItemListItemDto } from '../../../../../api/generated/model';
import type { RecordPickerStore } from '../../../../../shared/records/record-picker.store';
import type { RuleItem } from '../rule-form';

/** What a field is given that chooses items. */
export interface PickingProps {
  store: RecordPickerStore<ContentItemListItemDto & RuleItem>;
  label: string;
  searchLabel: string;
  maxLength: number;
  error: string | undefined;
}

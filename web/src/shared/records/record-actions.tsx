import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { DialogActions } from '../ui/overlays/dialog-actions';
import { RecordNote, type WhatOf } from './record-note';
import type { RecordStore } from './record.store';

interface Props<Action extends string> {
  record: Pick<RecordStore<{ version: number }>, 'isBusy' | 'note' | 'forgetNote'>;
  /** What is allowed in the current state, the likely one first. */
  actions: readonly Action[];
  labelOf: (action: Action) => string;
  /** The one that stands apart, because it ends the record or cannot be undone. */
  danger?: Action | undefined;
  /** Said if somebody else changed the record first. */
  conflict?: string;
  what?: WhatOf;
  onAction: (action: Action) => void;
}

/** The actions of the record in the footer of its drawer, with the error of the last one. */
export const RecordActions = observer(function RecordActions<Action extends string>(props: Props<Action>) {
  const { record, actions, labelOf, danger, conflict, what, onAction } = props;
  const { isBusy, note } = record;
  const buttonOf = (action: Action) => ({
    label: labelOf(action),
    onClick: () => {
      onAction(action);
    },
  });
  const [primary, ...secondary] = actions
    .filter((action) => action !== danger)
    .map((action) => ({ ...buttonOf(action), isBusy }));
  return (
    <DialogActions
      primary={primary}
      secondary={secondary}
      danger={danger !== undefined && actions.includes(danger) ? buttonOf(danger) : undefined}
      note={note !== null && <RecordNote record={record} conflict={conflict} what={what} />}
    />
  );
}) as <Action extends string>(props: Props<Action>) => ReactNode;

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type DialogAction, DialogActions } from '../ui/overlays/dialog-actions';
import { RecordNote, type WhatOf } from './record-note';
import type { RecordStore } from './record.store';

interface Props<Action extends string> {
  record: Pick<RecordStore<{ version: number }>, 'isBusy' | 'note' | 'forgetNote'>;
  /** What is allowed in the current state, the likely one first. */
  actions: readonly Action[];
  labelOf: (action: Action) => string;
  danger?: DialogAction | undefined;
  /** Said if somebody else changed the record first. */
  conflict?: string;
  what?: WhatOf;
  onAction: (action: Action) => void;
}

/** The actions of the record in the footer of its drawer, with the error of the last one. */
export const RecordActions = observer(function RecordActions<Action extends string>(props: Props<Action>) {
  const { record, actions, labelOf, danger, conflict, what, onAction } = props;
  const { isBusy, note } = record;
  const [primary, ...secondary] = actions.map((action) => ({
    label: labelOf(action),
    isBusy,
    onClick: () => {
      onAction(action);
    },
  }));
  return (
    <DialogActions
      primary={primary}
      secondary={secondary}
      danger={danger}
      note={note !== null && <RecordNote record={record} conflict={conflict} what={what} />}
    />
  );
}) as <Action extends string>(props: Props<Action>) => ReactNode;

import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NoteLine } from '../ui/feedback/note-line';
import type { RecordStore } from './record.store';

/** The actions in the history that have a text. */
export interface ToldActions<Action extends string> {
  actions: readonly Action[];
  textOf: (action: Action) => string;
}

/** What an action did; an action of a newer server has no text. */
export type WhatOf = (action: string | undefined) => string | undefined;

export function whatOf<Action extends string>({ actions, textOf }: ToldActions<Action>): WhatOf {
  return (action) => {
    const told = actions.find((known) => known === action);
    return told && textOf(told);
  };
}

interface Props {
  record: Pick<RecordStore<{ version: number }>, 'forgetNote' | 'note'>;
  /** Said if somebody else changed the record first, and nobody knows who. */
  conflict?: string | undefined;
  /** With it, what they did is said, too. */
  what?: WhatOf | undefined;
}

/** Why the last action on a record failed, or who was first with another. */
export const RecordNote = observer(function RecordNote({ record, conflict, what }: Props) {
  const { t } = useTranslation('records');
  const { note, forgetNote } = record;
  if (note === null) return null;
  const { person = null, action } = note.kind === 'conflict' ? note : {};
  const done = what?.(action);
  const textOf = () => {
    if (person === null) return conflict ?? t('conflict');
    return done === undefined ? t('conflict.by', { person }) : t('conflict.did', { person, what: done });
  };
  return <NoteLine note={note} conflictText={textOf()} onClose={forgetNote} />;
});

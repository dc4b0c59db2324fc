import { describe, expect, it } from 'vitest';
import type { StudioInformationDto } from '../../../api/generated/model';
import { conflictsOf, emptyDraft, missingIn, shownIn, typed, without } from './information-draft';

const stored: StudioInformationDto = {
  title: 'Sala',
  notification: 'Welcome',
  category: 'coding',
  version: 3,
};
const theirs = (change: Partial<StudioInformationDto>) => ({ ...stored, ...change, version: 4 });

describe('a draft of the studio information', () => {
  it('shows what was typed over what is stored', () => {
    const draft = typed(emptyDraft, stored, 'title', 'Mine');
    expect(shownIn(stored, draft)).toEqual({ ...stored, title: 'Mine' });
  });

  it('takes over what someone else stored in other fields', () => {
    const draft = typed(emptyDraft, stored, 'title', 'Mine');
    const now = theirs({ notification: 'Theirs' });
    expect(shownIn(now, draft)).toEqual({ ...now, title: 'Mine' });
    expect(conflictsOf(now, draft)).toEqual([]);
  });

  it('keeps what was typed beside what someone else stored in the same field', () => {
    const draft = typed(typed(emptyDraft, stored, 'title', 'M'), stored, 'title', 'Mine');
    const now = theirs({ title: 'Theirs' });
    expect(shownIn(now, draft).title).toBe('Mine');
    expect(conflictsOf(now, draft)).toEqual(['title']);
    expect(conflictsOf(now, typed(draft, now, 'title', 'Mine again'))).toEqual(['title']);
    expect(shownIn(now, without(draft, 'title')).title).toBe('Theirs');
    expect(conflictsOf(theirs({ title: 'Mine' }), draft)).toEqual([]);
  });

  it('is empty again when the stored text is typed', () => {
    expect(typed(typed(emptyDraft, stored, 'title', 'M'), stored, 'title', 'Sala')).toEqual(emptyDraft);
  });

  it('names what is missing in the order of the form', () => {
    expect(missingIn({ ...stored, title: ' ', notification: '' })).toEqual(['title', 'notification']);
    expect(missingIn(stored)).toEqual([]);
  });
});

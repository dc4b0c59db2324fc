import { describe, expect, it, vi } from 'vitest';
import { ComposerStore } from './composer.store';

function makeComposer() {
  const send = vi.fn(() => Promise.resolve());
  return { composer: new ComposerStore('1', { send }), send };
}

describe('ComposerStore', () => {
  it('sends the text without white space at its ends, and is empty again', () => {
    const { composer, send } = makeComposer();
    composer.write(' Yes.\n');
    composer.choose('command');
    expect(composer.send()).toBe(true);
    expect(send).toHaveBeenCalledWith({ content: 'Yes.', category: 'command' }, null);
    expect(composer).toMatchObject({ text: '', category: 'message', answered: null });
  });

  it('counts characters as the server does', () => {
    const { composer, send } = makeComposer();
    composer.write('😂'.repeat(500));
    expect(composer.room).toBe(0);
    composer.write('😂'.repeat(501));
    expect(composer.send()).toBe(false);
    expect(composer.refusal).toBe('tooLong');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends nothing without a text, and keeps what was typed over a reload', () => {
    const { composer, send } = makeComposer();
    composer.write('  ');
    expect([composer.send(), composer.refusal]).toEqual([false, 'empty']);
    expect(send).not.toHaveBeenCalled();
    composer.write('Later');
    expect(makeComposer().composer.text).toBe('Later');
  });
});

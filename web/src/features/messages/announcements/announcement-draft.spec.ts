import { describe, expect, it } from 'vitest';
import { draftOf, missingIn, requestOf } from './announcement-draft';

const draft = (texts: Partial<ReturnType<typeof draftOf>['texts']>) => {
  const empty = draftOf(null);
  return { ...empty, texts: { ...empty.texts, ...texts } };
};

describe('the draft of an announcement', () => {
  it('needs a title and a text in at least one language', () => {
    expect(missingIn(draft({}))).toEqual([{ language: 'en-US', field: 'title' }]);
    expect(missingIn(draft({ 'km-KH': { title: 'ទឹក', text: 'បិទ' } }))).toEqual([]);
  });

  it('needs both in each language that has one', () => {
    const half = draft({
      'en-US': { title: 'Water', text: 'Closed' },
      'zh-CN': { title: ' ', text: '关闭' },
      'km-KH': { title: 'ទឹក', text: '' },
    });
    expect(missingIn(half)).toEqual([
      { language: 'zh-CN', field: 'title' },
      { language: 'km-KH', field: 'text' },
    ]);
  });

  it('sends the written languages without surrounding spaces', () => {
    expect(requestOf(draft({ 'zh-CN': { title: ' 水 ', text: '关闭\n' } }))).toEqual({
      kind: 'notice',
      texts: [{ language: 'zh-CN', title: '水', text: '关闭' }],
    });
  });

  it('starts from what was written', () => {
    const texts = [{ language: 'zh-CN' as const, title: '水', text: '关闭' }];
    const announcement = { id: 1, kind: 'news' as const, texts, time: '', author: null, version: 3 };
    expect(requestOf(draftOf(announcement))).toEqual({ kind: 'news', texts });
  });
});

import { describe, expect, it } from 'vitest';
import { type AnnouncementDraft, draftOf, problemsOf, requestOf } from './announcement-draft';

const draft = (typed: Partial<AnnouncementDraft>) => ({ ...draftOf(null), ...typed });

describe('the draft of an announcement', () => {
  it('needs a title and a text in at least one language', () => {
    expect(Object.keys(problemsOf(draft({})))).toEqual(['title-en-US']);
    expect(problemsOf(draft({ 'title-km-KH': 'ទឹក', 'text-km-KH': 'បិទ' }))).toEqual({});
  });

  it('needs both in each language that has one', () => {
    const half = draft({
      ...{ 'title-en-US': 'Water', 'text-en-US': 'Closed' },
      ...{ 'title-zh-CN': ' ', 'text-zh-CN': '关闭', 'title-km-KH': 'ទឹក' },
    });
    expect(Object.keys(problemsOf(half))).toEqual(['title-zh-CN', 'text-km-KH']);
  });

  it('sends the written languages without surrounding spaces', () => {
    expect(requestOf(draft({ 'title-zh-CN': ' 水 ', 'text-zh-CN': '关闭\n' }))).toEqual({
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

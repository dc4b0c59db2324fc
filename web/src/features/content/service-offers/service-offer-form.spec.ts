import { describe, expect, it } from 'vitest';
import type { ServiceOfferDto } from '../../../api/generated/model';
import { draftOf, nextTerm, problemsOf, requestOf, termProblems } from './service-offer-form';

const offer = {
  icon: 'robot',
  texts: [{ language: 'km-KH', title: 'ក្លឹប', description: 'រ៉ូបូត' }],
  terms: [
    { months: 1, price: 5_000 },
    { months: 12, price: 49_990 },
  ],
} as unknown as ServiceOfferDto;

describe('the form of a service', () => {
  it('sends what it was filled with', () => {
    const { icon, texts, terms } = offer;
    expect(requestOf(draftOf(offer))).toEqual({ icon, texts, terms });
    expect(problemsOf(draftOf(offer))).toEqual({});
  });

  it('asks a new one for a text and a price', () => {
    expect(Object.keys(problemsOf(draftOf(null)))).toEqual(['title-en-US', 'terms']);
  });

  it('wants the description of each title', () => {
    const draft = { ...draftOf(offer), 'title-zh-CN': '机器人' };
    expect(Object.keys(problemsOf(draft))).toEqual(['description-zh-CN']);
  });

  it.each([
    [null, '5', { months: 'missing' }],
    [0, '5', { months: 'wrong' }],
    [37, '5', { months: 'wrong' }],
    [1.5, '5', { months: 'wrong' }],
    [2, '5', { months: 'twice' }],
    [3, '', { price: 'wrong' }],
    [3, '0', { price: 'wrong' }],
    [3, '1.005', { price: 'wrong' }],
    [3, '0.01', {}],
  ])('%s months for %j', (months, price, found) => {
    expect(
      termProblems([
        { months: 2, price: '1' },
        { months, price },
      ])[1],
    ).toEqual(found);
  });

  it('proposes terms that are not there yet', () => {
    expect(nextTerm([{ months: 12, price: '' }]).months).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { CreateChannelBody } from '../../api/generated/model/bodies/channels';
import { CreatePolicyBody } from '../../api/generated/model/bodies/policies';
import { SubmitChannelFormBody } from '../../api/generated/model/bodies/forms';
import { writeChannelDtoLimits } from '../../api/generated/model/limits/channels';
import { channelActivityDtoLimits } from '../../api/generated/model/limits/forms';
import { createPolicyDtoLimits } from '../../api/generated/model/limits/policies';
import { contractProblems } from './contract-problems';

const activity = {
  activityName: 'Robots2026',
  channelType: 'App store',
  promotionTime: ['2026-01-01 00:00:00', '2026-01-31 00:00:00'],
  promoteLink: 'https://sala.example/robots',
  advertisingSource: 'Newsletter',
  advertisingMedia: 'Video',
  keyword: ['robots'],
  pushNotify: true,
  advertisingContent: 'Build a robot.',
};
const policy = { contentType: 'img', filterType: 'rules', name: 'Robots', status: 'online' };
const channel = { name: 'School site', origins: [], rate: 600 };

const problemsOf = (change: object) =>
  contractProblems(SubmitChannelFormBody, channelActivityDtoLimits, { ...activity, ...change });

describe('the rules of the contract', () => {
  it('have nothing against a good body', () => {
    expect(problemsOf({})).toEqual({});
  });

  it.each([
    ['activityName', '', 'required', {}],
    ['activityName', ' ', 'required', {}],
    ['activityName', undefined, 'required', {}],
    ['activityName', 'a b', 'space', {}],
    ['activityName', 'ជំរុំ!', 'character', { character: '!' }],
    ['activityName', 'ជំ\u200Bរុំ', 'character', { character: 'U+200B' }],
    ['keyword', [], 'required', {}],
    ['keyword', Array.from({ length: 21 }, String), 'tooMany', { max: 20 }],
    ['keyword', ['x'.repeat(65)], 'tooLong', { max: 64, typed: 65 }],
    ['promotionTime', ['', ''], 'required', {}],
    ['promoteLink', '', 'required', {}],
    ['promoteLink', 'sala.example', 'pattern', {}],
    ['channelType', 'x'.repeat(65), 'tooLong', { max: 64, typed: 65 }],
    ['pushNotify', 'yes', 'wrong', {}],
  ])('%s %j: %s', (field, value, rule, params) => {
    expect(problemsOf({ [field]: value })).toEqual({ [field]: { rule, params } });
  });

  it('count code points where the server does', () => {
    expect(problemsOf({ channelType: '😀'.repeat(64) })).toEqual({});
    expect(problemsOf({ channelType: '😀'.repeat(65) })).toEqual({
      channelType: { rule: 'tooLong', params: { max: 64, typed: 65 } },
    });
  });

  it.each(['x', '👨‍👩‍👧‍👦', 'ស្ត្រី', 'é'])('count %s as one character of a text for readers', (one) => {
    expect(problemsOf({ advertisingContent: one.repeat(200) })).toEqual({});
    expect(problemsOf({ advertisingContent: one.repeat(201) })).toEqual({
      advertisingContent: { rule: 'tooLong', params: { max: 200, typed: 201 } },
    });
  });

  it.each([
    [59, 'range', { min: 60, max: 600_000 }],
    [null, 'required', {}],
    [15.5, 'whole', {}],
    [Number.NaN, 'number', {}],
  ])('of numbers: %j', (rate, rule, params) => {
    expect(contractProblems(CreateChannelBody, writeChannelDtoLimits, { ...channel, rate })).toEqual({
      rate: { rule, params },
    });
  });

  it.each([
    [{ contentType: 'sound' }, { contentType: { rule: 'choice', params: {} } }],
    [{ number: undefined }, {}],
  ])('of choices and what may be missing: %j', (change, expected) => {
    const body = { ...policy, ...change };
    expect(contractProblems(CreatePolicyBody, createPolicyDtoLimits, body)).toEqual(expected);
  });
});

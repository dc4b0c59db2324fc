import { describe, expect, test } from '@jest/globals';
import { nearDoubles } from './near-doubles.js';

function groups(...labels: string[]): string[][] {
  const counted = labels.map((label, at) => ({ label, items: labels.length - at }));
  return nearDoubles(counted).map((group) => group.map(({ label }) => label));
}

describe('labels are near doubles', () => {
  test.each([
    ['robot', 'robots'],
    ['e-learning', 'E learning'],
    ['café', 'cafe'],
    ['robotics', 'robotiks'],
    ['robotics', 'robottics'],
    ['drawing', 'drawng'],
    ['snake game', 'snakegame'],
    ['មនុស្ស យន្ត', 'មនុស្សយន្ត'],
    ['机器 人', '机器人'],
    ['class', 'classs'],
  ])('%j and %j', (one, other) => {
    expect(groups(one, other)).toEqual([[one, other]]);
  });

  test.each([
    ['cat', 'car'],
    ['robot', 'robotics'],
    ['drones', 'drawings'],
    ['gas', 'ga'],
    ['机器人', '机器'],
    ['កាំ', 'កំ'],
    ['2024', '2025'],
    ['game 1', 'game 2'],
    ['🤖', '-'],
  ])('but not %j and %j', (one, other) => {
    expect(groups(one, other)).toEqual([]);
  });

  test('by way of a third one, the most used first', () => {
    expect(groups('painting', 'paintings', 'zoo', 'paintin')).toEqual([['painting', 'paintings', 'paintin']]);
  });

  test('are found among thousands in no time', () => {
    const labels = Array.from({ length: 5_000 }, (_, at) => ({ label: `label number ${at}`, items: 1 }));
    const startedAt = process.cpuUsage();
    expect(nearDoubles([...labels, { label: 'Label-number 7', items: 1 }])).toHaveLength(1);
    expect(process.cpuUsage(startedAt).user / 1_000).toBeLessThan(1_000);
  });
});

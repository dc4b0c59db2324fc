import { expect, it } from 'vitest';
import { placePanel } from './place-panel';
import { isNewAccount } from './tour-stops';

const SCREEN = { width: 1280, height: 720 };
const PANEL = { width: 320, height: 200 };

it('the panel stands below a button, within the screen', () => {
  const button = { left: 1230, top: 10, width: 32, height: 32 };
  expect(placePanel(PANEL, button, SCREEN)).toEqual({ left: 1280 - 320 - 16, top: 58 });
});

it('the panel stands above what ends at the bottom', () => {
  const card = { left: 300, top: 500, width: 600, height: 200 };
  expect(placePanel(PANEL, card, SCREEN)).toEqual({ left: 440, top: 284 });
});

it('the panel stands beside what is as high as the screen', () => {
  const menu = { left: 0, top: 60, width: 220, height: 660 };
  expect(placePanel(PANEL, menu, SCREEN)).toEqual({ left: 236, top: 60 });
});

it('the panel stands at the bottom of a phone, over what fills it', () => {
  const card = { left: 10, top: 60, width: 340, height: 640 };
  expect(placePanel(PANEL, card, { width: 360, height: 740 })).toEqual({ left: 20, top: 524 });
});

it('the panel stands in the middle where it is about nothing in sight', () => {
  expect(placePanel(PANEL, null, SCREEN)).toEqual({ left: 480, top: 260 });
});

it('an account is new for two weeks', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  expect(isNewAccount('2026-11-13 09:00:00', now)).toBe(true);
  expect(isNewAccount('2026-11-12 09:00:00', now)).toBe(false);
});

import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../visitor.ts';

/** What is opened on a page. */
export interface State {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Kinds of controls of which one is chosen here and another is not. */
  compares?: string[];
  /** It begins with what the state before it has opened. */
  continues?: boolean;
  /** More was done in the dialog than to open it. */
  isUsed?: boolean;
  /** It exists only there. */
  onPhone?: boolean;
}

/** A page, and what is opened there one after the other. */
export interface Visit {
  name: string;
  path: string;
  /** Nobody is signed in without it. */
  account?: Account;
  settings?: object;
  arrange?: (page: Page) => Promise<void>;
  states: State[];
}

/** The topmost one. */
export const dialog = (page: Page) => page.getByRole('dialog').last();

/** A press on the first button of that name. */
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

/** Waits until it is shown. */
export async function shown(locator: Locator): Promise<void> {
  await expect(locator.first()).toBeVisible();
}

/** Opens a dialog by a button. */
export const dialogOf = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await shown(dialog(page).getByRole('heading', { level: 2 }));
};

/** Types a day of the delivery times. */
export async function chooseDay(page: Page, label: string, day: string): Promise<void> {
  const field = dialog(page).getByRole('group', { name: label });
  await field.getByRole('button').first().click();
  await field.getByRole('textbox', { name: `${label}: Date` }).fill(day);
  await page.keyboard.press('Enter');
}

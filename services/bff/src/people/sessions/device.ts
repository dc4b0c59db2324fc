import { type Browser, BROWSERS, type OperatingSystem, SYSTEMS } from './sessions.constants.js';

export interface Device {
  browser: Browser;
  system: OperatingSystem;
}

/**
 * The program and the system that a user agent names. For people who look for their own devices: good enough to tell
 * them apart, and never used to decide what somebody may do.
 */
export function deviceOf(userAgent: string): Device {
  return { browser: firstMatch(BROWSERS, userAgent), system: firstMatch(SYSTEMS, userAgent) };
}

function firstMatch<Name extends string>(patterns: Record<Name, RegExp>, text: string): Name | 'other' {
  const entries = Object.entries(patterns) as [Name, RegExp][];
  return entries.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

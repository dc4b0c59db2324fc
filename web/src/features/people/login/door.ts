/** The options of the login page for people who cannot log in. The chosen one is in the address. */
export const doors = ['forgot', 'recover', 'reset', 'register'] as const;
export type DoorName = (typeof doors)[number];

/** What a door tells the login page. */
export interface DoorProps {
  /** This person has a new password now, and logs in with it. */
  onPasswordSet: (userName: string) => void;
}

const PARAMETER = 'door';

/** Null: the form for logging in. */
export function doorIn(search: string): DoorName | null {
  const name = new URLSearchParams(search).get(PARAMETER);
  return doors.find((door) => door === name) ?? null;
}

/** The rest of the address stays: it has the page to open after logging in. */
export function searchOf(door: DoorName | null, search: string): string {
  const params = new URLSearchParams(search);
  params.delete(PARAMETER);
  if (door !== null) params.set(PARAMETER, door);
  return params.toString();
}

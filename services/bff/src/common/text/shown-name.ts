interface Person {
  name: string;
  userName: string;
}

/** How others are shown a person: by the display name, or by the user name of somebody who has none. */
export function shownName(person: Person): string;
export function shownName(person: Person | null): string | null;
export function shownName(person: Person | null): string | null {
  return person && (person.name || person.userName);
}

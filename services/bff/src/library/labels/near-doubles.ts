/** A label with the number of its items. */
export interface CountedLabel {
  label: string;
  items: number;
}

/** In shorter words, one letter makes another word. */
const LETTERS_OF_TYPOS = 5;

/**
 * Labels that may mean the same: but for blanks, hyphens, accents and the plural of English, or for one letter of a longer word in
 * Latin letters. Each group has its most used label first; the groups with the most items come first.
 */
export function nearDoubles<Label extends CountedLabel>(labels: readonly Label[]): Label[][] {
  const groups = new Groups<Label>();
  const forms = new Map<string, Label>();
  for (const label of labels) {
    const form = formOf(label.label);
    for (const trace of form === '' ? [] : tracesOf(form)) {
      const other = forms.get(trace);
      if (other === undefined) forms.set(trace, label);
      else if (isNear(formOf(other.label), form)) groups.join(other, label);
    }
  }
  return groups.all();
}

/** What is left of a label where spelling makes no difference. */
function formOf(label: string): string {
  const plain = label
    .normalize('NFKD')
    .replaceAll(/[\p{Script=Latin}]\p{Mn}+/gu, ([letter = '']) => letter)
    .toLowerCase()
    .replaceAll(/[\s\p{Dash}\p{Connector_Punctuation}\p{Default_Ignorable_Code_Point}'’.,·]+/gu, '');
  return /^[a-z0-9]{3,}[^su]s$/u.test(plain) ? plain.slice(0, -1) : plain;
}

/** The form, and for a longer Latin word each one without a letter: words that differ by one letter share one of them. */
function tracesOf(form: string): Set<string> {
  const isLong = /^\p{Script=Latin}+$/u.test(form) && form.length >= LETTERS_OF_TYPOS;
  const shorter = isLong ? Array.from(form, (_, at) => form.slice(0, at) + form.slice(at + 1)) : [];
  return new Set([form, ...shorter]);
}

/** Whether at most one letter was put in, left out or exchanged. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < LETTERS_OF_TYPOS || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/** What belongs together, also by way of a third one. */
class Groups<Member extends CountedLabel> {
  private readonly groups = new Map<Member, Set<Member>>();

  join(one: Member, other: Member): void {
    const joined = new Set([...this.of(one), ...this.of(other)]);
    for (const member of joined) this.groups.set(member, joined);
  }

  all(): Member[][] {
    const itemsOf = (group: Member[]) => group.reduce((sum, { items }) => sum + items, 0);
    return [...new Set(this.groups.values())]
      .map((group) => [...group].toSorted((one, other) => other.items - one.items))
      .toSorted((one, other) => itemsOf(other) - itemsOf(one));
  }

  private of(member: Member): Set<Member> {
    return this.groups.get(member) ?? new Set([member]);
  }
}

/** An author that a rule names. */
export interface RuleAuthor {
  id: number;
  name: string;
}

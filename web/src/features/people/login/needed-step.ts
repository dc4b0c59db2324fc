/** What the server asks for after a password that is right. */
export interface SecondStep {
  challenge: string;
  /** How it can be answered. */
  methods: readonly string[];
}

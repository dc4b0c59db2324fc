export interface Command {
  summary: string;
  /** The options of the command, as its help names them: `--json`. */
  options: Record<string, string>;
  /** @returns the exit code */
  run: (given: ReadonlySet<string>, variables: NodeJS.ProcessEnv) => Promise<number>;
}

/** The exit codes of every command. */
export const EXIT = { success: 0, failure: 1, usage: 2 } as const;

export interface Command {
  summary: string;
  /** The options of the command, as its help names them: `--json`. */
  options: Record<string, string>;
  /** Imported only when it runs, so that help and wrong arguments do not load the product. */
  load: () => Promise<Run>;
}

/** @returns the exit code */
export type Run = (given: ReadonlySet<string>, variables: NodeJS.ProcessEnv) => Promise<number>;

/** The exit codes of every command. */
export const EXIT = { success: 0, failure: 1, usage: 2 } as const;

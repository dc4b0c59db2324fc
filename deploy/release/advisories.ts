import { runTool } from '../testing/chart/run-tool.ts';

/** What the registry of npm knows about the packages that run. */
export type Advisories =
  | { isAnswered: true; found: string[]; isSerious: boolean }
  /** Nothing is known then: that is not the same as no advisories. */
  | { isAnswered: false; reason: string };

const SERIOUS = ['high', 'critical'];

interface Audit {
  error?: { summary?: string };
  message?: string;
  vulnerabilities?: Record<string, { severity: string }>;
}

/** Asks about the lock file of a checkout, without packages for development. */
export async function askAdvisories(root: string): Promise<Advisories> {
  const args = ['audit', '--omit=dev', '--package-lock-only', '--json'];
  // It fails if it finds something, so its output alone counts.
  const { stdout, output } = await runTool('npm', args, { cwd: root });
  return readAudit(stdout, output);
}

/** Packages with their severity, as `npm audit --json` lists them. */
export function readAudit(stdout: string, output: string): Advisories {
  const audit = parse(stdout);
  if (audit?.vulnerabilities !== undefined) {
    const found = Object.entries(audit.vulnerabilities);
    return {
      isAnswered: true,
      found: found.map(([name, { severity }]) => `${name} (${severity})`),
      isSerious: found.some(([, { severity }]) => SERIOUS.includes(severity)),
    };
  }
  const reason = audit?.message ?? audit?.error?.summary ?? output.trim().split('\n').at(-1) ?? '';
  return { isAnswered: false, reason: reason === '' ? 'npm audit said nothing' : reason };
}

function parse(text: string): Audit | undefined {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return undefined;
  }
}

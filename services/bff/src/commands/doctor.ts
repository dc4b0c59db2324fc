import { doctorReport } from '../doctor/doctor-report.js';
import { examine } from '../doctor/examine.js';
import { type Command, EXIT } from './command.js';

export const doctor: Command = {
  summary:
    'Check configuration, database, mail and storage, and say what to do. Exit code 1 if something fails.',
  options: { '--json': 'Print the findings as JSON.' },
  async run(given, variables) {
    const findings = await examine(variables);
    process.stdout.write(
      given.has('--json') ? `${JSON.stringify(findings, null, 2)}\n` : doctorReport(findings),
    );
    return findings.some(({ outcome }) => outcome === 'fail') ? EXIT.failure : EXIT.success;
  },
};

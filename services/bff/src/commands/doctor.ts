import { doctorReport } from '../doctor/doctor-report.js';
import { examine } from '../doctor/examine.js';
import { EXIT, type Run } from './command.js';

export const doctor: Run = async (given, variables) => {
  const findings = await examine(variables);
  process.stdout.write(
    given.has('--json') ? `${JSON.stringify(findings, null, 2)}\n` : doctorReport(findings),
  );
  return findings.some(({ outcome }) => outcome === 'fail') ? EXIT.failure : EXIT.success;
};

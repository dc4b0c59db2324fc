import { type Finding } from './finding.js';

const OUTCOME_WIDTH = 6;

/** A table of the findings, with what to do under each that needs it. */
export function doctorReport(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length)) + 2;
  const indent = ' '.repeat(OUTCOME_WIDTH + width);
  const lines = findings.flatMap(({ subject, outcome, detail, advice }) => [
    `${outcome.padEnd(OUTCOME_WIDTH)}${subject.padEnd(width)}${detail.replaceAll('\n', `\n${indent}`)}`,
    ...(advice === undefined ? [] : [`${indent}${advice}`]),
  ]);
  const count = (outcome: Finding['outcome']) => findings.filter((each) => each.outcome === outcome).length;
  return `${lines.join('\n')}\n\n${count('ok')} ok, ${count('warn')} warn, ${count('fail')} fail\n`;
}

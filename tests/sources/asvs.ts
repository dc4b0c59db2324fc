import type { Document } from './markdown.ts';

const OUTCOMES = ['met', 'not applicable', 'not met'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** How many requirements of level 1 and 2 each section of OWASP ASVS 5.0 has. They are numbered from 1. */
const SECTIONS: Record<string, number> = {
  ...{ 'V1.1': 2, 'V1.2': 9, 'V1.3': 11, 'V1.4': 3, 'V1.5': 2 },
  ...{ 'V2.1': 3, 'V2.2': 3, 'V2.3': 4, 'V2.4': 1 },
  ...{ 'V3.2': 2, 'V3.3': 4, 'V3.4': 6, 'V3.5': 5, 'V3.7': 2 },
  ...{ 'V4.1': 3, 'V4.2': 1, 'V4.3': 2, 'V4.4': 4 },
  ...{ 'V5.1': 1, 'V5.2': 3, 'V5.3': 2, 'V5.4': 3 },
  ...{ 'V6.1': 3, 'V6.2': 12, 'V6.3': 4, 'V6.4': 4, 'V6.5': 5, 'V6.6': 3, 'V6.8': 4 },
  ...{ 'V7.1': 3, 'V7.2': 4, 'V7.3': 2, 'V7.4': 5, 'V7.5': 2, 'V7.6': 2 },
  ...{ 'V8.1': 2, 'V8.2': 3, 'V8.3': 1, 'V8.4': 1 },
  ...{ 'V9.1': 3, 'V9.2': 4 },
  ...{ 'V10.1': 2, 'V10.2': 2, 'V10.3': 4, 'V10.4': 11, 'V10.5': 5, 'V10.6': 2, 'V10.7': 3 },
  ...{ 'V11.1': 2, 'V11.2': 3, 'V11.3': 3, 'V11.4': 4, 'V11.5': 1, 'V11.6': 1 },
  ...{ 'V12.1': 3, 'V12.2': 2, 'V12.3': 4 },
  ...{ 'V13.1': 1, 'V13.2': 5, 'V13.3': 2, 'V13.4': 5 },
  ...{ 'V14.1': 2, 'V14.2': 4, 'V14.3': 3 },
  ...{ 'V15.1': 3, 'V15.2': 3, 'V15.3': 7 },
  ...{ 'V16.1': 1, 'V16.2': 5, 'V16.3': 4, 'V16.4': 3, 'V16.5': 3 },
  ...{ 'V17.1': 1, 'V17.2': 4, 'V17.3': 2 },
};
export const REQUIREMENTS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

const ROW = /^\| (V\d+\.\d+\.\d+) *\|(.*)\|$/gm;
const CHAPTER_COUNTS = /^\| (V\d+ .*?|all) *\| *(\d+) *\| *(\d+) *\| *(\d+) *\|$/gm;
/** What shows that a requirement is met: a path in backticks, or a link. That it exists is checked for every document. */
const SHOWN = /`[\w.@/-]+\/[\w.@/-]+`|\]\([^)]+\)/;

interface Row {
  requirement: string;
  outcome: string;
  shown: string;
}

/** Checks that the comparison with the standard has each requirement once, with an outcome and what shows it or why. */
export function asvsErrors({ path, text }: Document): string[] {
  const rows = [...text.matchAll(ROW)].map(([, requirement = '', rest = '']): Row => {
    const [, outcome = '', shown = ''] = rest.split('|').map((cell) => cell.trim());
    return { requirement, outcome, shown };
  });
  const errors = [
    ...REQUIREMENTS.flatMap((requirement) => numberErrors(requirement, rows)),
    ...rows
      .filter(({ requirement }) => !REQUIREMENTS.includes(requirement))
      .map(({ requirement }) => `${requirement} is no requirement of level 1 or 2`),
    ...rows.flatMap(rowErrors),
    ...countErrors(text, rows),
  ];
  return errors.map((error) => `${path}: ${error}`);
}

function numberErrors(requirement: string, rows: Row[]): string[] {
  const times = rows.filter((row) => row.requirement === requirement).length;
  return times === 1 ? [] : [`${requirement} must stand there once, and does ${times} times`];
}

function rowErrors({ requirement, outcome, shown }: Row): string[] {
  if (!isOutcome(outcome)) return [`${requirement} must be ${OUTCOMES.join(', ')}`];
  if (shown === '') return [`${requirement} must say why`];
  return outcome === 'met' && !SHOWN.test(shown) ? [`${requirement} must name what shows it`] : [];
}

function isOutcome(text: string): text is Outcome {
  return (OUTCOMES as readonly string[]).includes(text);
}

function countErrors(text: string, rows: Row[]): string[] {
  const counts = [...text.matchAll(CHAPTER_COUNTS)];
  const wrong = counts.flatMap(([, chapter = '', ...stated]) => {
    const prefix = chapter === 'all' ? 'V' : `${chapter.split(' ', 1).join('')}.`;
    const counted = OUTCOMES.map(
      (outcome) => rows.filter((row) => row.requirement.startsWith(prefix) && row.outcome === outcome).length,
    );
    return counted.join() === stated.map(Number).join() ? [] : [`${chapter} has ${counted.join(', ')}`];
  });
  return counts.some(([, chapter]) => chapter === 'all') ? wrong : [...wrong, 'the counts are missing'];
}

'use strict';

const out = process.stdout;
const colourful = out.isTTY && !process.env.NO_COLOR;
/** Where a line cannot be rewritten (a log, a pipe), a long step prints its progress at growing intervals. */
const FIRST_REPORT_S = 10;
/** The column in which the note of a step begins. */
const NOTE_COLUMN = 44;

/** @param {number} code @param {string} text */
const paint = (code, text) => (colourful ? `\u001b[${code}m${text}\u001b[0m` : text);
/** @param {string} text */
const dim = (text) => paint(2, text);
/** @param {string} text */
const bold = (text) => paint(1, text);
/** @param {string} text */
const green = (text) => paint(32, text);
/** @param {string} text */
const red = (text) => paint(31, text);

/** @param {string} [text] */
const say = (text = '') => void out.write(`${text}\n`);

/** @param {string} mark @param {string} title @param {number} since @param {string} note */
function line(mark, title, since, note) {
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  return `  ${mark} ${title.padEnd(28)} ${dim(`${seconds.padStart(6)} s  ${note}`)}`.trimEnd();
}

/**
 * Runs one step and shows its progress: its name and latest note while it runs, then how long it took.
 * @type {<T>(title: string, work: (note: (text: string) => void) => Promise<T>) => Promise<T>}
 */
const step = async (title, work) => {
  const started = performance.now();
  let note = '';
  let nextReport = started + FIRST_REPORT_S * 1000;
  const report = () => {
    if (out.isTTY) {
      // A line that wraps could not be rewritten.
      const fitting = note.slice(0, Math.max(0, out.columns - NOTE_COLUMN));
      out.write(`\r\u001b[2K${line(dim('…'), title, started, fitting)}`);
    } else if (performance.now() > nextReport) {
      say(line('…', title, started, note));
      nextReport += performance.now() - started;
    }
  };
  /** @param {string} mark */
  const finish = (mark) => {
    clearInterval(timer);
    say(`${out.isTTY ? '\r\u001b[2K' : ''}${line(mark, title, started, note)}`);
  };

  const timer = setInterval(report, 1000);
  report();
  try {
    const result = await work((text) => {
      note = text;
    });
    finish(green('✓'));
    return result;
  } catch (error) {
    finish(red('✗'));
    throw error;
  }
};

module.exports = { bold, dim, green, red, say, step };

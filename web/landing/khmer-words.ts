/** Browsers break these words differently, so they are joined wherever they occur. */
const COMPOUNDS = [
  'មេ|រៀន',
  'រយៈ|ពេល',
  'លក្ខ|ខណ្ឌ',
  'មិត្ត|ភក្តិ',
  'មាតា|បិតា',
  'ចុង|ក្រោយ',
  'ចុង|បញ្ចប់',
  'សាក|ល្បង',
  'សាក|រៀន',
  'សិប្ប|និម្មិត',
].map((compound) => ({
  word: compound.replace('|', ''),
  joined: compound.replace('|', '\u2060'),
}));

/**
 * Khmer has no spaces between words. Browsers use a dictionary to find line breaks, and it does not contain
 * all of our words. These words are never broken.
 */
const WORDS = [
  'គេហទំព័រ',
  'អនឡាញ',
  'អ៊ីនធឺណិត',
  'កុំព្យូទ័រ',
  'ថេប្លេត',
  'រ៉ូបូត',
  'ហ្គេម',
  'បច្ចេកវិទ្យា',
  'ស្នាដៃ',
  'ព័ត៌មាន',
  'ឥតគិតថ្លៃ',
  'ដំណើរការ',
  'សប្តាហ៍',
  'លោកអ្នក',
  'ពេញវ័យ',
  'ពាណិជ្ជកម្ម',
  'ទិន្នន័យ',
  'បទពិសោធន៍',
  'អាណាព្យាបាល',
  'យុត្តិធម៌',
  'គណិតវិទ្យា',
  'ពាក្យបណ្តៅ',
  'ក្រុមហ៊ុន',
  'បណ្ណាល័យ',
  'អាសយដ្ឋាន',
  'ទំនាក់ទំនង',
  'កិច្ចសន្យា',
  'ស្វ័យប្រវត្តិ',
  'ផ្សព្វផ្សាយ',
  'កាមេរ៉ា',
  'ឧបសគ្គ',
  'សាលារៀន',
  'អាកាសធាតុ',
  'ថ្កោលទោស',
  'វគ្គសិក្សា',
  'ឧបករណ៍',
  'ប្រយោជន៍',
  'សេនស័រ',
  'ម៉ូទ័រ',
  'មោទនភាព',
  'ដៃគូ',
  'របាយការណ៍',
  'ពិភពលោក',
  'ទូរសព្ទ',
  'បង្ហាញ',
  'បញ្ជាក់',
  'បណ្តាញ',
  'ចាប់ផ្តើម',
  'រៀបចំ',
  'មូលនិធិ',
];

const WORD_JOINER = '\u2060';
const segmenter = new Intl.Segmenter('km', { granularity: 'word' });

/** Firefox may break before these signs, which end a sentence or repeat a word. */
const SIGN = /(?<=\S)(?<!\u2060)[។៕៖ៗ]/g;

/**
 * Adds a word joiner to the texts of a catalogue wherever the dictionary would break one of our words, and before the
 * signs that no line may begin with.
 */
export function preventBreaksInWords<T>(texts: T): T {
  if (typeof texts === 'string') return joinSigns(join(joinCompounds(texts))) as T;
  const entries = Object.entries(texts as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, value]) => [key, preventBreaksInWords(value)])) as T;
}

function joinCompounds(text: string): string {
  let joined = text;
  for (const compound of COMPOUNDS) joined = joined.replaceAll(compound.word, compound.joined);
  return joined;
}

function joinSigns(text: string): string {
  return text.replaceAll(SIGN, `${WORD_JOINER}$&`);
}

/** Adds one joiner at a time, because each one changes the breaks found after it. */
function join(text: string): string {
  const breaks = [...segmenter.segment(text)].map(({ index }) => index);
  const inside = breaks.find((position) => isInsideWord(text, position));
  if (inside === undefined) return text;
  return join(text.slice(0, inside) + WORD_JOINER + text.slice(inside));
}

function isInsideWord(text: string, position: number): boolean {
  // Positions that already have a joiner do not count.
  if (text[position] === WORD_JOINER || text[position - 1] === WORD_JOINER) return false;
  const bare = text.replaceAll(WORD_JOINER, '');
  const at = text.slice(0, position).replaceAll(WORD_JOINER, '').length;
  return WORDS.some((word) => {
    const start = bare.indexOf(word, Math.max(0, at - word.length + 1));
    return start !== -1 && start < at && at < start + word.length;
  });
}

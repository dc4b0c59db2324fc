import type { TFunction } from 'i18next';
import { drawnKind } from '../../charts/chart-data';
import { formatNumber } from '../../i18n/format';
import type { Language } from '../../i18n/languages';
import { saveFile } from '../../lib/save-file';
import type { CardContent } from '../card-content';
import { growthText } from '../growth-text';
import { csvOf } from '../../sheets/csv';
import { fileName } from './file-name';
import { pictureOf } from './picture';
import { sheetOf } from './sheet';

export type CardFormat = 'csv' | 'png';

interface Reader {
  t: TFunction<'charts'>;
  language: Language;
}

/** Saves a card as a file. @returns the name of the file */
export async function downloadCard(
  format: CardFormat,
  title: string,
  content: CardContent,
  card: HTMLElement,
  reader: Reader,
): Promise<string> {
  const { part, period } = content.facts;
  const name = fileName(part === undefined ? title : `${title}, ${part}`, period, format);
  saveFile(format === 'csv' ? csvBlob(content) : await pngBlob(title, content, card, reader), name);
  return name;
}

function csvBlob(content: CardContent): Blob {
  const csv = csvOf('chart' in content ? sheetOf(content.chart) : content.sheet);
  return new Blob([csv], { type: 'text/csv;charset=utf-8' });
}

function pngBlob(title: string, content: CardContent, card: HTMLElement, reader: Reader): Promise<Blob> {
  const { t, language } = reader;
  const { figure, part, period, source } = content.facts;
  const growth = figure?.growth === undefined ? '' : growthText(t, figure.growth, language);
  return pictureOf(card, drawn(content), {
    title,
    figure: figure?.value ?? '',
    growth: `${growth} ${figure?.against ?? ''}`.trim(),
    notes: [part ?? [], period, t('source', { source })].flat(),
    formatNumber: (value) => formatNumber(value, language),
  });
}

function drawn(content: CardContent): CardContent {
  if (!('chart' in content)) return content;
  const { chart } = content;
  return { ...content, chart: { ...chart, kind: drawnKind(chart.kind, chart.data) } };
}

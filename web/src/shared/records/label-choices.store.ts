import { makeAutoObservable } from 'mobx';
import { listLabelChoices } from '../../api/generated/content-items/content-items';
import type { LabelChoicesDto } from '../../api/generated/model';
import { listLabelChoicesLimits } from '../../api/generated/model/limits/content-items';
import { Resource } from '../data/resource';
import { cutTo } from '../lib/text-length';

/** The debounce delay while the user types. */
const PAUSE_MS = 250;

/** Label suggestions from the server while the user types. The field works without them. */
export class LabelChoicesStore {
  readonly answer = new Resource<LabelChoicesDto>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'timer'>(this, { answer: false, timer: false }, { autoBind: true });
  }

  readonly ask = (text: string): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.answer.load((signal) => find(text, signal));
    }, PAUSE_MS);
  };

  /** The most common spelling of the typed label; the text itself if no item has it or the request fails. */
  readonly spell = async (text: string): Promise<string> => {
    try {
      const [first] = (await find(text)).list;
      return first?.isSame === true ? first.label : text;
    } catch {
      return text;
    }
  };

  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.answer.stop();
  };

  readonly forget = (): void => {
    clearTimeout(this.timer);
    this.answer.clear();
  };
}

function find(text: string, signal?: AbortSignal): Promise<LabelChoicesDto> {
  const search = cutTo(listLabelChoicesLimits.search.maxLength, text.trim());
  return listLabelChoices({ search }, { ...(signal && { signal }), skipErrorToast: true });
}

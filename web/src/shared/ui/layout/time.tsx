import { formatDateTime, formatMinute } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';

interface Props {
  /** `YYYY-MM-DD HH:mm:ss` */
  wire: string;
  /** Puts the time into a sentence. */
  text?: (time: string) => string;
}

/** A time without seconds, which its tooltip and its machine-readable form have. */
export function Time({ wire, text = (time) => time }: Props) {
  const language = useLanguage();
  return (
    <time dateTime={wire.replace(' ', 'T')} data-tooltip={formatDateTime(wire, language)}>
      {text(formatMinute(wire, language))}
    </time>
  );
}

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFloating } from '../../../../shared/ui/floating/use-floating';
import styles from './emoji-button.module.css';

const COLUMNS = 8;
const EMOJI = [
  ...['😀', '😂', '🙂', '😍', '🤔', '😮', '😢', '😡'],
  ...['👍', '👎', '👏', '🙏', '💪', '👋', '🤝', '✌️'],
  ...['❤️', '🎉', '🔥', '⭐', '✅', '❌', '❓', '🤖'],
];
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

interface Props {
  id: string;
  label: string;
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

/** A grid of emoji, as the font of the reader draws them. Arrows move in it. */
export function EmojiPanel({ id, label, onChoose, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const cells = () => [...(panel.current?.querySelectorAll('button') ?? [])];
  useFloating(panel, true, onClose);
  useEffect(() => {
    cells()[0]?.focus();
  }, []);

  const move = (event: KeyboardEvent) => {
    const all = cells();
    const step = STEPS[event.key];
    const at = all.findIndex((cell) => cell === document.activeElement);
    const target = step === undefined || at < 0 ? undefined : all[at + step];
    if (step !== undefined) event.preventDefault();
    target?.focus();
  };
  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      role="group"
      aria-label={label}
      className={styles.panel}
      onKeyDown={move}
    >
      {EMOJI.map((emoji, at) => (
        <button
          key={emoji}
          type="button"
          tabIndex={at === 0 ? 0 : -1}
          className={styles.emoji}
          onClick={() => {
            onChoose(emoji);
          }}
        >
          {emoji}
        </button>
      ))}
    </div>
  );
}

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/actions/button';

interface Props {
  /** Of the file that is replaced. */
  name: string;
  /** The choices. */
  endings: readonly string[];
  onTake: (file: File) => void;
}

/** Chooses another file in place of one that is there. */
export function ReplaceButton({ name, endings, onTake }: Props) {
  const { t } = useTranslation('upload');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={endings.join()}
        onChange={({ target }) => {
          const file = target.files?.item(0);
          if (file) onTake(file);
          // Lets the user select the same file again.
          target.value = '';
        }}
      />
      <Button look="text" aria-label={t('replace.named', { name })} onClick={() => input.current?.click()}>
        {t('replace')}
      </Button>
    </>
  );
}

import type { Locator } from '@playwright/test';

/** A picture as it is dropped, pasted or chosen. */
export interface Drawn {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Draws in the page: a robot, each time of another colour. */
export async function drawPicture(locator: Locator, width = 640, height = 360): Promise<Drawn> {
  const url = await locator.evaluate(
    (_, [wide, high]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('No canvas.');
      context.fillStyle = `hsl(${Math.floor(performance.now() * 7) % 360} 60% 70%)`;
      context.fillRect(0, 0, wide, high);
      context.fillStyle = '#165dff';
      context.fillRect(wide / 3, high / 4, wide / 3, high / 2);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return { name: 'robot.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}

/** What a browser does when a picture is pasted, or dropped there. */
export async function bring(
  area: Locator,
  { name, mimeType, buffer }: Drawn,
  by: 'drop' | 'paste',
): Promise<void> {
  await area.evaluate(
    (element, file) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], file.name, { type: file.type }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        file.by === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    { name, type: mimeType, base64: buffer.toString('base64'), by },
  );
}

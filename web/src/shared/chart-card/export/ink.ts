import { computedColor } from '../../charts/chart-colors';

const inks = {
  main: 'var(--color-text-1)',
  quiet: 'var(--color-text-3)',
  line: 'var(--color-border-2)',
  paper: 'var(--color-bg-2)',
} as const;
export type InkName = keyof typeof inks;

interface TextStyle {
  color?: InkName;
  size?: number;
  weight?: 400 | 600;
  align?: CanvasTextAlign;
  /** Longer texts are squeezed. */
  width?: number;
}

/** Draws on a canvas in the colours and letters of the page. */
export class Ink {
  readonly pen: CanvasRenderingContext2D;
  private readonly colors: Record<string, string>;
  private readonly family: string;

  /** @param page an element of the page, whose theme and letters are taken */
  constructor(pen: CanvasRenderingContext2D, page: HTMLElement) {
    this.pen = pen;
    this.colors = Object.fromEntries(
      Object.entries(inks).map(([name, color]) => [name, computedColor(page, color)]),
    );
    this.family = getComputedStyle(page).fontFamily;
    pen.textBaseline = 'middle';
  }

  fill(color: InkName, x: number, y: number, width: number, height: number): void {
    this.pen.fillStyle = this.colors[color] ?? '';
    this.pen.fillRect(x, y, width, height);
  }

  path(points: { x: number; y: number }[]): void {
    this.pen.strokeStyle = this.colors.line ?? '';
    this.pen.beginPath();
    for (const { x, y } of points) this.pen.lineTo(x, y);
    this.pen.stroke();
  }

  /** @param y the middle of the line */
  write(text: string, x: number, y: number, style: TextStyle = {}): void {
    this.pen.fillStyle = this.colors[style.color ?? 'main'] ?? '';
    this.pen.textAlign = style.align ?? 'left';
    this.setFont(style);
    this.pen.fillText(text, x, y, style.width);
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.setFont(style);
    return this.pen.measureText(text).width;
  }

  private setFont({ size = 12, weight = 400 }: TextStyle): void {
    this.pen.font = `${weight} ${size}px ${this.family}`;
  }
}

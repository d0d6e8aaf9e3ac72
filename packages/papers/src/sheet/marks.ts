export type Weight = 'normal' | 'bold';
export type Ink = 'text' | 'quiet' | 'line' | 'alarm' | 'watermark' | 'shade';

/** What stands on a page, for a picture of it on screen. Lengths in millimetres, sizes in points. */
export type Mark =
  | {
      kind: 'text';
      text: string;
      x: number;
      y: number;
      size: number;
      weight: Weight;
      ink: Ink;
      align: 'left' | 'right';
      turn?: number;
    }
  | { kind: 'line'; x: number; y: number; end: number; ink: Ink }
  | { kind: 'box'; x: number; y: number; width: number; height: number }
  /** `data` is a `data:` address of a PNG or JPEG. */
  | { kind: 'picture'; data: string; x: number; y: number; width: number; height: number };

/** Collects the marks of each page. */
export class Marks {
  readonly pages: Mark[][] = [];
  private page = -1;

  turn(): void {
    this.pages.push([]);
    this.page = this.pages.length - 1;
  }

  /** From 1, as documents count. */
  goTo(page: number): void {
    this.page = page - 1;
  }

  add(mark: Mark): void {
    this.pages[this.page]?.push(mark);
  }
}

import { jsPDF } from 'jspdf';
import { type Ink, Marks, type Weight } from './marks';
import { type FontWidth, toPrintable } from './printable-text';
import { wrapText } from './wrap-text';

/** The bytes of a pair of TrueType files in `../fonts/`. */
export interface DocumentFonts {
  width: FontWidth;
  regular: Uint8Array;
  semibold: Uint8Array;
}

/** A picture for a document: `data` is a `data:` address of a PNG or JPEG, width and height its pixels. */
export interface PaperLogo {
  data: string;
  width: number;
  height: number;
}

/** What every page of a house is made with. */
export interface Stationery extends DocumentFonts {
  /** Stands above the seller's name. */
  logo?: PaperLogo | null;
}

export interface TextStyle {
  size?: number;
  weight?: Weight;
  ink?: Ink;
}

/** Paper is white whatever the screen's theme, so a document has inks of its own. */
const INKS: Record<Ink, [number, number, number]> = {
  text: [12, 24, 42],
  quiet: [69, 84, 106],
  line: [196, 206, 219],
  alarm: [168, 34, 34],
  watermark: [250, 222, 220],
  shade: [235, 239, 244],
};
const MILLIMETRES_PER_POINT = 25.4 / 72;
const LINE_HEIGHT = 1.38;
const FOOTER_HEIGHT = 8;
/** Height of Inter's capitals, in ems. */
const CAP_HEIGHT = 0.727;

/** An A4 portrait document with 10 mm margins and a pen that moves down the page. Lengths in millimetres, font sizes in points. */
export class Sheet {
  readonly left = 10;
  readonly right = 200;
  readonly top = 10;
  readonly bottom = 287 - FOOTER_HEIGHT;
  readonly footer = 286;
  y = 10;

  /** The same page by page, to show it without a PDF reader. */
  readonly marks = new Marks();
  private readonly doc = new jsPDF({ unit: 'mm', format: 'a4', orientation: 'portrait', compress: true, putOnlyUsedFonts: true });
  private readonly widths = { normal: new Map<string, number>(), bold: new Map<string, number>() };

  constructor(
    private readonly stationery: Stationery,
    private readonly underPage: (sheet: Sheet) => void,
  ) {
    this.addFont('inter-regular.ttf', 'normal', stationery.regular);
    this.addFont('inter-semibold.ttf', 'bold', stationery.semibold);
    this.doc.setLanguage('en-NZ');
    this.marks.turn();
    this.underPage(this);
  }

  private addFont(file: string, weight: Weight, bytes: Uint8Array): void {
    let binary = '';
    for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
    this.doc.addFileToVFS(file, binary);
    this.doc.addFont(file, 'Inter', weight, undefined, 'Identity-H');
  }

  describe(title: string, author = ''): void {
    this.doc.setProperties({ title: this.printable(title), author: this.printable(author) });
  }

  private printable = (text: string): string => toPrintable(text, this.stationery.width);

  lineHeight = (size = 9): number => size * MILLIMETRES_PER_POINT * LINE_HEIGHT;

  /** Width of printable text. The font is set without kerning, so a text is as wide as its letters. */
  measure(text: string, { size = 9, weight = 'normal' }: TextStyle = {}): number {
    const widths = this.widths[weight];
    let units = 0;
    for (const character of text) {
      let width = widths.get(character);
      if (width === undefined) {
        this.doc.setFont('Inter', weight);
        width = this.doc.getStringUnitWidth(character);
        widths.set(character, width);
      }
      units += width;
    }
    return units * size * MILLIMETRES_PER_POINT;
  }

  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    return wrapText(this.printable(text), width, (part) => this.measure(part, style));
  }

  /** Writes one line with its baseline at `y`; `align: 'right'` ends it at `x`. */
  write(text: string, x: number, y: number, style: TextStyle = {}, align: 'left' | 'right' = 'left'): void {
    if (text === '') return;
    const { size = 9, weight = 'normal', ink = 'text' } = style;
    const printable = this.printable(text);
    this.doc
      .setFont('Inter', weight)
      .setFontSize(size)
      .setTextColor(...INKS[ink]);
    this.doc.text(printable, align === 'right' ? x - this.measure(printable, style) : x, y);
    this.marks.add({ kind: 'text', text: printable, x, y, size, weight, ink, align });
  }

  /** Writes wrapped lines from the pen downwards, on to further pages where needed. */
  paragraph(text: string, x: number, width: number, style: TextStyle = {}): void {
    for (const line of this.wrap(text, width, style)) {
      this.need(this.lineHeight(style.size));
      this.y += this.lineHeight(style.size);
      this.write(line, x, this.y, style);
    }
  }

  rule(y: number, x = this.left, end = this.right, ink: Ink = 'line'): void {
    this.doc
      .setDrawColor(...INKS[ink])
      .setLineWidth(0.2)
      .line(x, y, end, y);
    this.marks.add({ kind: 'line', x, y, end, ink });
  }

  box(x: number, y: number, width: number, height: number): void {
    this.doc.setFillColor(...INKS.shade).roundedRect(x, y, width, height, 1.5, 1.5, 'F');
    this.marks.add({ kind: 'box', x, y, width, height });
  }

  /** A PNG or JPEG, given as a `data:` address, with its upper left corner at `x`, `y`. */
  picture(data: string, x: number, y: number, width: number, height: number): void {
    this.doc.addImage(data, data.startsWith('data:image/png') ? 'PNG' : 'JPEG', x, y, width, height, undefined, 'FAST');
    this.marks.add({ kind: 'picture', data, x, y, width, height });
  }

  /** The house's logo with its upper left corner at the pen, at most `width` by `height`; answers how high it became, 0 where there is none. */
  logo(width: number, height: number): number {
    const { logo } = this.stationery;
    if (!logo) return 0;
    const scale = Math.min(width / logo.width, height / logo.height);
    this.picture(logo.data, this.left, this.y, logo.width * scale, logo.height * scale);
    return logo.height * scale;
  }

  /** One word across the middle of the page, rising at 45 degrees. */
  watermark(word: string): void {
    const style = { size: 150, weight: 'bold' } as const;
    const along = (this.measure(word, style) / 2) * Math.SQRT1_2;
    const across = ((style.size * MILLIMETRES_PER_POINT * CAP_HEIGHT) / 2) * Math.SQRT1_2;
    this.doc
      .setFont('Inter', 'bold')
      .setFontSize(style.size)
      .setTextColor(...INKS.watermark);
    const [x, y] = [105 - along + across, 148.5 + along + across];
    this.doc.text(word, x, y, { angle: 45 });
    this.marks.add({
      kind: 'text',
      text: word,
      x,
      y,
      size: style.size,
      weight: 'bold',
      ink: 'watermark',
      align: 'left',
      turn: -45,
    });
  }

  fits = (height: number): boolean => this.y + height <= this.bottom;

  /** Turns the page unless `height` still fits; true when it turned. */
  need(height: number): boolean {
    if (this.fits(height)) return false;
    this.turn();
    return true;
  }

  turn(): void {
    this.doc.addPage();
    this.marks.turn();
    this.underPage(this);
    this.y = this.top;
  }

  /** Calls `draw` for every page once the number of pages is known. */
  onEveryPage(draw: (page: number, pages: number) => void): void {
    const pages = this.doc.getNumberOfPages();
    for (let page = 1; page <= pages; page += 1) {
      this.doc.setPage(page);
      this.marks.goTo(page);
      draw(page, pages);
    }
  }

  bytes = (): ArrayBuffer => this.doc.output('arraybuffer');
}

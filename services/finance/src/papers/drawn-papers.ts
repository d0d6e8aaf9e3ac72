import { Letterheads } from '@dwang/identity';
import { type DocumentFonts, drawDocument, type FinanceDocument } from '@dwang/papers';
import { type FontWidth, fontFor, readFonts } from '@dwang/papers/server';
import { Injectable } from '@nestjs/common';

/** Draws what finance puts on paper as PDFs, with the logo of the company. */
@Injectable()
export class DrawnPapers {
  private readonly fonts = new Map<FontWidth, Promise<DocumentFonts>>();

  constructor(private readonly letterheads: Letterheads) {}

  async draw(companyId: number, document: FinanceDocument): Promise<Buffer> {
    const fonts = await this.fontsOf(fontFor(document));
    const { logo } = await this.letterheads.of(companyId);
    return Buffer.from(drawDocument(document, { ...fonts, logo }));
  }

  private fontsOf(width: FontWidth): Promise<DocumentFonts> {
    const read = this.fonts.get(width) ?? readFonts(width);
    this.fonts.set(width, read);
    return read;
  }
}

import { Letterheads } from '@dwang/identity';
import { type DocumentFonts, drawDocument, type FinanceDocument } from '@dwang/papers';
import { readFonts } from '@dwang/papers/server';
import { Injectable } from '@nestjs/common';

/** Draws what finance puts on paper as PDFs, with the logo of the company. */
@Injectable()
export class DrawnPapers {
  private fonts: Promise<DocumentFonts> | undefined;

  constructor(private readonly letterheads: Letterheads) {}

  async draw(companyId: number, document: FinanceDocument): Promise<Buffer> {
    this.fonts ??= readFonts();
    const { logo } = await this.letterheads.of(companyId);
    return Buffer.from(drawDocument(document, { ...(await this.fonts), logo }));
  }
}

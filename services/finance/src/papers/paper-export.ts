import type { FinanceDocument } from '@dwang/papers';
import { creditNoteFileName, invoiceFileName, quoteFileName } from '@dwang/papers/words';
import { Database, ExportedPapers, Log, readExported, type Scope, type ZipEntry } from '@dwang/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityTarget, IsNull, Not, type ObjectLiteral } from 'typeorm';
import { CreditNoteRow } from '../credit-notes/credit-note.entity';
import { CreditNotes } from '../credit-notes/credit-notes.service';
import { InvoiceRow } from '../invoices/invoice.entity';
import { InvoiceReader } from '../invoices/invoice-reader';
import { QuoteRow } from '../quotes/quote.entity';
import { QuoteReader } from '../quotes/quote-reader';
import { DrawnPapers } from './drawn-papers';
import { notPrinted } from './not-printed';

interface Paper {
  name: string;
  document: FinanceDocument;
}

interface Drawn {
  name: string;
  content: Buffer;
  /** What it cannot show; '' where it shows all. */
  missing: string;
}

interface Kind {
  /** Of the folder in the zip. */
  folder: string;
  entity: EntityTarget<ObjectLiteral>;
  /** Drafts have none. */
  number: string;
  read: (scope: Scope, id: number) => Promise<Paper>;
}

/** All that has a number, as PDFs for the export: of the company for its owner, of what they made for anybody else who is shown prices. */
@Injectable()
export class PaperExport implements OnModuleInit {
  private readonly kinds: readonly Kind[] = [
    { folder: 'invoices', entity: InvoiceRow, number: 'invoiceNumber', read: (scope, id) => this.invoice(scope, id) },
    { folder: 'credit-notes', entity: CreditNoteRow, number: 'creditNoteNumber', read: (scope, id) => this.note(scope, id) },
    { folder: 'quotes', entity: QuoteRow, number: 'quoteNumber', read: (scope, id) => this.quote(scope, id) },
  ];

  constructor(
    private readonly db: Database,
    private readonly log: Log,
    private readonly exported: ExportedPapers,
    private readonly papers: DrawnPapers,
    private readonly invoices: InvoiceReader,
    private readonly creditNotes: CreditNotes,
    private readonly quotes: QuoteReader,
  ) {}

  onModuleInit(): void {
    this.exported.add((scope) => this.entries(scope));
  }

  private async *entries(scope: Scope): AsyncGenerator<ZipEntry> {
    if (!scope.seesPrices) return;
    const lost: string[] = [];
    for (const kind of this.kinds) yield* this.entriesOf(kind, scope, lost);
    if (lost.length > 0)
      yield { name: 'Not-printed.txt', content: once(Buffer.from(`${lost.join('\n')}\n`)), isCompressed: false };
  }

  /** What a paper cannot show is added to `lost`. */
  private async *entriesOf({ folder, entity, number, read }: Kind, scope: Scope, lost: string[]): AsyncGenerator<ZipEntry> {
    const { companyId, userId, role } = scope;
    const where = { companyId, [number]: Not(IsNull()), ...(role === 'owner' ? {} : { userId }) };
    const names = new Set<string>();
    for await (const rows of readExported(this.db, { name: folder, entity, where })) {
      for (const { id } of rows) {
        const { name, content, missing } = await this.drawn(companyId, id, () => read(scope, id));
        // Numbers that differ in a sign which file systems refuse.
        const own = names.has(name) ? name.replace(/\.\w+$/, (ending) => `-${id}${ending}`) : name;
        names.add(own);
        if (missing) lost.push(`${folder}/${own}: ${missing}`);
        yield { name: `${folder}/${own}`, content: once(content), isCompressed: true };
      }
    }
  }

  /** One paper that cannot be drawn keeps nobody from all the rest. */
  private async drawn(companyId: number, id: number, read: () => Promise<Paper>): Promise<Drawn> {
    try {
      const { name, document } = await read();
      return { name, content: await this.papers.draw(companyId, document), missing: notPrinted(document) };
    } catch (error) {
      this.log.fault(error, { companyId, paper: id });
      return { name: `Not-drawn-${id}.txt`, content: NOT_DRAWN, missing: '' };
    }
  }

  private async invoice(scope: Scope, id: number): Promise<Paper> {
    const invoice = await this.invoices.get(scope, id);
    return { name: invoiceFileName(invoice), document: { kind: 'invoice', invoice } };
  }

  private async note(scope: Scope, id: number): Promise<Paper> {
    const note = await this.creditNotes.get(scope, id);
    return { name: creditNoteFileName(note), document: { kind: 'credit-note', note } };
  }

  private async quote(scope: Scope, id: number): Promise<Paper> {
    const quote = await this.quotes.get(scope, id);
    return { name: quoteFileName(quote), document: { kind: 'quote', quote } };
  }
}

const NOT_DRAWN = Buffer.from(
  'This paper could not be drawn. All that stands on it is in the CSV and JSON files beside this folder.\n',
);

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

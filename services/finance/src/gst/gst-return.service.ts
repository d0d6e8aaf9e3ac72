import type { GstMove, GstReturnPage, GstReturnQuery } from '@dwang/contracts';
import { centsToDecimal, dayOf } from '@dwang/domain';
import { gstDueDay, gstMoves, gstPeriodOf, isAdjustment } from '@dwang/domain/gst-return';
import { Companies } from '@dwang/identity';
import type { Scope } from '@dwang/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { cutPage } from '../cut-page';
import { GstSettingsBook } from './gst-settings.service';
import { GstStories, type InvoiceStory } from './gst-stories';

interface CountedMove {
  row: GstMove;
  totalCents: number;
  zeroRatedCents: number;
  taxCents: number;
}

/** The sales side of a GST return, made anew from invoices, credit notes and payments whenever it is asked for. */
@Injectable()
export class GstReturns {
  constructor(
    private readonly settings: GstSettingsBook,
    private readonly stories: GstStories,
    private readonly companies: Companies,
  ) {}

  async read(scope: Scope, query: z.output<typeof GstReturnQuery>): Promise<GstReturnPage> {
    const { basis: usual, ...cycle } = await this.settings.read(scope);
    const basis = query.basis ?? usual;
    const period = gstPeriodOf(query.on ?? dayOf(Date.now(), scope.timeZone), cycle);
    const stories = await this.stories.of(scope, period, basis);
    const moves = stories
      .flatMap((story) => movesOf(story, basis))
      .filter(({ row }) => row.day >= period.from && row.day <= period.to)
      .toSorted((a, b) => a.row.day.localeCompare(b.row.day) || a.row.invoiceId - b.row.invoiceId);
    const { items, nextCursor } = cutPage(moves, query);
    const sales = moves.filter(({ row }) => !isAdjustment(row));
    const sum = (of: (move: CountedMove) => number, some = sales) =>
      centsToDecimal(some.reduce((total, move) => total + of(move), 0));
    const caused = (cause: GstMove['cause']) => moves.filter(({ row }) => row.cause === cause);
    return {
      ...period,
      due: gstDueDay(period),
      basis,
      adjustments: {
        credit: sum(({ taxCents }) => -taxCents, caused('bad_debt')),
        debit: sum(({ taxCents }) => taxCents, caused('bad_debt_recovered')),
      },
      gstNumber: (await this.companies.profile(scope.companyId)).gstNumber,
      items: items.map(({ row }) => row),
      nextCursor,
      totals: {
        count: moves.length,
        sales: sum(({ totalCents }) => totalCents),
        withoutGst: sum(({ zeroRatedCents }) => zeroRatedCents),
        gst: sum(({ taxCents }) => taxCents),
      },
    };
  }
}

function movesOf({ invoice, notes, ...story }: InvoiceStory, basis: GstReturnPage['basis']): CountedMove[] {
  return gstMoves(story, basis).map(({ day, cause, index, totalCents, zeroRatedCents, taxCents }) => ({
    totalCents,
    zeroRatedCents,
    taxCents,
    row: {
      day,
      cause,
      invoiceId: invoice.id,
      invoiceNumber: invoice.invoiceNumber ?? '',
      number: (cause === 'credit_note' ? notes[index]?.creditNoteNumber : invoice.invoiceNumber) ?? '',
      clientName: invoice.clientName,
      total: centsToDecimal(totalCents),
      gst: centsToDecimal(taxCents),
    },
  }));
}

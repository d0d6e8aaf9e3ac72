import type { InvoiceParty } from '@dwang/contracts';
import { unprintableSigns } from '../sheet/printable-text';
import { partyTexts } from './party-texts';

/** What of a document is typed by hand and goes on paper. */
export interface TypedTexts {
  seller?: InvoiceParty;
  buyer?: InvoiceParty;
  clientName?: string;
  /** What an estimate is called. */
  name?: string;
  projectName?: string | null;
  title?: string;
  invoiceNumber?: string | null;
  lines?: readonly { description?: string; text?: string; unit?: string; group?: string }[];
  payments?: readonly { reference: string; removedAt: string | null }[];
  creditNotes?: readonly { reason: string }[];
  claim?: { contract: string; work: string; basis?: string; formText?: string } | null;
  reason?: string;
  terms?: string;
  notes?: string;
}

type Place = [where: string, ...texts: (string | null | undefined)[]];

const party = (one: InvoiceParty | undefined): string[] => (one ? [one.name, ...partyTexts(one)] : []);

function placesOf(paper: TypedTexts): Place[] {
  const { seller, buyer, claim } = paper;
  return [
    ['your company’s details', ...party(seller)],
    ['the client’s details', paper.clientName, paper.name, ...party(buyer)],
    ['the number', paper.invoiceNumber],
    ['the job', paper.projectName],
    ['the title', paper.title],
    ...(paper.lines ?? []).map(
      ({ description, text, unit, group }, at): Place => [`line ${at + 1}`, description, text, unit, group],
    ),
    ['the payments', ...(paper.payments ?? []).filter(({ removedAt }) => removedAt === null).map(({ reference }) => reference)],
    ['the credit notes', ...(paper.creditNotes ?? []).map(({ reason }) => reason)],
    ['the reason', paper.reason],
    ['the terms', paper.terms],
    ['the notes', paper.notes],
    ['the payment claim', claim?.contract, claim?.work, claim?.basis, claim?.formText],
  ];
}

/** Places that are named; of the rest it is said how many. */
const NAMED = 8;

/** What to say of a paper with signs that no font of ours has: which, and where they stand. Null where all can be printed. */
export function unprintableNotice(paper: TypedTexts): { title: string; description: string } | null {
  const found = placesOf(paper).flatMap(([where, ...texts]) => {
    const signs = unprintableSigns(texts.filter(Boolean).join('\n'));
    return signs.length > 0 ? [`${signs.join(' ')} in ${where}`] : [];
  });
  const rest = found.length - NAMED;
  if (found.length === 0) return null;
  const named = [...found.slice(0, NAMED), ...(rest > 0 ? [`and in ${rest} more places`] : [])].join('; ');
  return { title: 'Some characters cannot be printed', description: `The PDF shows □ in place of: ${named}.` };
}

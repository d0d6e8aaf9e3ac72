import { isAlike, tellingWords } from './alike-names';
import { type Naming, type NumberPattern, namingIn, numberPattern, type PayerText, payerText } from './named-invoices';
import type { StatementLine } from './statement-line';
import { sumTo } from './sum-to';

export interface OpenInvoice {
  id: number;
  clientId: number;
  clientName: string;
  invoiceNumber: string;
  openCents: number;
}

export type Certainty = 'sure' | 'likely' | 'possible';

/** To which invoices a line's money may belong; the parts make up the line's amount. */
export interface Suggestion {
  parts: { invoiceId: number; cents: number }[];
  certainty: Certainty;
  /** From 0 to 100, by which suggestions of one line are ordered. */
  score: number;
  /** A sentence for people. */
  reason: string;
}

type Line = Pick<StatementLine, 'cents' | 'payee' | 'particulars' | 'code' | 'reference' | 'details'>;

interface Known extends OpenInvoice {
  pattern: NumberPattern | null;
  words: string[];
}

const MOST = 3;

/** Prepares the open invoices, oldest first, and answers with the function that suggests for one incoming line after the other. */
export function matcherOf(open: readonly OpenInvoice[]): (line: Line) => Suggestion[] {
  const known = open.map(
    (one): Known => ({
      ...one,
      pattern: numberPattern(one.invoiceNumber),
      words: tellingWords(one.clientName),
    }),
  );
  const clients = byClient(known);
  return (line) => {
    if (line.cents <= 0) return [];
    const { payee, particulars, code, reference, details } = line;
    const said = payerText([particulars, code, reference, details, payee].join(' '), line.cents);
    const words = said.text.match(/[a-z0-9]+/g) ?? [];
    const all = [
      ...byNumber(line.cents, said, words, known),
      ...byAmount(line.cents, words, known),
      ...clients.flatMap((own) => bySum(line.cents, words, own)),
    ];
    return best(all);
  };
}

function byClient(known: readonly Known[]): Known[][] {
  const clients = new Map<number, Known[]>();
  for (const one of known) {
    const own = clients.get(one.clientId);
    if (own) own.push(one);
    else clients.set(one.clientId, [one]);
  }
  return [...clients.values()];
}

/** The best of each set of invoices, best first. */
function best(all: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>();
  return [...all]
    .sort((a, b) => b.score - a.score)
    .filter(({ parts }) => {
      const key = parts.map(({ invoiceId }) => invoiceId).join();
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST);
}

function byNumber(cents: number, said: PayerText, words: readonly string[], known: readonly Known[]): Suggestion[] {
  const named = known.flatMap((invoice) => {
    const naming = invoice.pattern && namingIn(said, invoice.pattern);
    return naming ? [{ invoice, naming }] : [];
  });
  const whole = named.filter(({ naming }) => naming === 'whole').map(({ invoice }) => invoice);
  const byOne = ({ invoice, naming }: (typeof named)[number]) =>
    naming === 'hint' ? byHint(cents, words, invoice) : byOneNumber(cents, invoice, naming);
  return [...named.map(byOne), ...bySeveralNumbers(cents, whole)].flatMap((one) => one ?? []);
}

function byOneNumber(cents: number, { id, invoiceNumber, openCents }: Known, naming: Exclude<Naming, 'hint'>): Suggestion | null {
  const parts = [{ invoiceId: id, cents }];
  const isWhole = naming === 'whole';
  const named = isWhole ? `${invoiceNumber} is named` : `The end of ${invoiceNumber} is named`;
  if (cents === openCents) {
    const reason = `${named}, and the amount is what is open.`;
    return isWhole ? { parts, certainty: 'sure', score: 100, reason } : { parts, certainty: 'likely', score: 80, reason };
  }
  if (!isWhole) return null;
  const reason = cents < openCents ? `${named}, but less than what is open came.` : `${named}, but more than what is open came.`;
  return { parts, certainty: 'likely', score: 75, reason };
}

/** What may as well be a year, a day or an amount proves nothing, but tells an invoice from others of the client with the same amount. */
function byHint(cents: number, words: readonly string[], { id, invoiceNumber, clientName, openCents, words: name }: Known) {
  if (cents !== openCents || !isAlike(name, words)) return null;
  const reason = `The amount is what is open, the payer is like ${clientName}, and ${invoiceNumber} may be named.`;
  return { parts: [{ invoiceId: id, cents }], certainty: 'likely' as const, score: 72, reason };
}

/** Each gets what is open on it, the oldest first, and the last one the rest. */
function bySeveralNumbers(cents: number, named: readonly Known[]): Suggestion[] {
  const [first] = named;
  if (!first || named.length < 2 || named.some(({ clientId }) => clientId !== first.clientId)) return [];
  const numbers = listed(named.map(({ invoiceNumber }) => invoiceNumber));
  const open = named.reduce((sum, { openCents }) => sum + openCents, 0);
  const parts = shared(cents, named);
  if (open === cents)
    return [{ parts, certainty: 'sure', score: 100, reason: `${numbers} are named, and the amount is their sum.` }];
  return [{ parts, certainty: 'likely', score: 76, reason: `${numbers} are named, but the amount is not their sum.` }];
}

function shared(cents: number, invoices: readonly Known[]): Suggestion['parts'] {
  let rest = cents;
  return invoices
    .map(({ id, openCents }, index) => {
      const part = index === invoices.length - 1 ? rest : Math.min(rest, openCents);
      rest -= part;
      return { invoiceId: id, cents: part };
    })
    .filter((part) => part.cents > 0);
}

function byAmount(cents: number, words: readonly string[], known: readonly Known[]): Suggestion[] {
  return known
    .filter(({ openCents }) => openCents === cents)
    .map(({ id, clientName, words: name }): Suggestion => {
      const parts = [{ invoiceId: id, cents }];
      if (isAlike(name, words)) {
        return {
          parts,
          certainty: 'likely',
          score: 70,
          reason: `The amount is what is open, and the payer is like ${clientName}.`,
        };
      }
      return { parts, certainty: 'possible', score: 30, reason: 'The amount is what is open. Nothing else tells who paid.' };
    });
}

/** Several invoices of one client whose open amounts make up what came. */
function bySum(cents: number, words: readonly string[], own: readonly Known[]): Suggestion[] {
  const [first] = own;
  if (!first || own.length < 2) return [];
  const alike = isAlike(first.words, words);
  const open = own.map(({ openCents }) => openCents);
  const isAll = open.reduce((sum, one) => sum + one, 0) === cents;
  if (!alike && !isAll) return [];
  const places = isAll ? own.map((_, index) => index) : sumTo(open, cents);
  if (!places) return [];
  const parts = places.flatMap((index) => own[index] ?? []).map(({ id, openCents }) => ({ invoiceId: id, cents: openCents }));
  const what = isAll
    ? `all ${own.length} open invoices of ${first.clientName}`
    : `${places.length} invoices of ${first.clientName}`;
  if (!alike) return [{ parts, certainty: 'possible', score: 25, reason: `The amount is the sum of ${what}.` }];
  return [
    { parts, certainty: 'likely', score: 60, reason: `The payer is like the client, and the amount is the sum of ${what}.` },
  ];
}

const listed = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

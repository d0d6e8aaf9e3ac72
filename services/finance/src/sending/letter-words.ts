import type { SendingSettings } from '@dwang/contracts';

/** What a company writes until it has written something of its own. */
export const USUAL_LETTERS: SendingSettings['letters'] = {
  invoice: {
    subject: 'Invoice {number} from {company}',
    message:
      'Kia ora {first name},\n\nPlease find attached invoice {number} for {total}, due on {due date}.\n\nPay to: {bank account}\nReference: {number}\n\nNgā mihi,\n{company}',
  },
  quote: {
    subject: 'Quote {number} from {company}',
    message:
      'Kia ora {first name},\n\nPlease find attached our quote {number} for {title}: {total}. It is valid until {valid until}.\n\nJust reply to this email if you have any questions.\n\nNgā mihi,\n{company}',
  },
  reminder: {
    subject: 'Payment reminder from {company}',
    message:
      'Kia ora {first name},\n\nAccording to our records this is still to be paid:\n\n{invoices}\n\nTotal: {open}\nPay to: {bank account}\n\nIf you have paid already, thank you: please ignore this email.\n\nNgā mihi,\n{company}',
  },
  statement: {
    subject: 'Statement from {company}',
    message:
      'Kia ora {first name},\n\nPlease find attached your statement from {from} to {to}. {open} is open.\n\nNgā mihi,\n{company}',
  },
};

/** Puts in what the words in braces stand for; words that are not given stay. */
export const fill = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{[a-z ]{1,20}\}/g, (word) => words[word] ?? word);

/** A line break in a name would break the letter's head apart. */
export const oneLine = (text: string): string => text.replace(/[\s\u2028\u2029]+/g, ' ').trim();

/** `Hēmi Tamatea` → `Hēmi`; of a client without a contact person the client's name. */
export const firstName = ({ contact, name }: { contact: string; name: string }): string => contact.split(/\s+/)[0] || name;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-10-03` → `3 Oct 2026` */
export function letterDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`;
}

import type { MailAbout, NewMail } from '@dwang/platform';

interface Letter {
  email: string;
  name: string;
  contact: string;
}

interface Sender {
  companyName: string;
  /** Where answers go; '' where the company has none. */
  companyEmail: string;
  subject: string;
  text: string;
  /** The whole address by which the client ends such letters. */
  optOutLink: string;
}

/** The letter to one client: words in braces filled in, the way out at the foot, answers to the business. */
export function writeLetter(letter: Letter, sender: Sender, about: MailAbout): NewMail {
  const { companyName, companyEmail, optOutLink } = sender;
  return {
    about,
    to: letter.email,
    subject: oneLine(fill(sender.subject, letter)),
    text: [
      fill(sender.text, letter),
      '',
      '-- ',
      oneLine(companyName),
      `You get this letter as a client of ${oneLine(companyName)}. To get no more of them, open this link:`,
      optOutLink,
      '',
    ].join('\n'),
    ...(companyEmail ? { replyTo: companyEmail } : {}),
    headers: { 'List-Unsubscribe': `<${optOutLink}>` },
  };
}

/** Of a client without a contact person the company's name stands in. */
function fill(text: string, { name, contact }: Letter): string {
  const words: Record<string, string> = {
    '{company}': name,
    '{contact}': contact || name,
    '{first name}': contact.split(/\s+/)[0] || name,
  };
  return text.replace(/\{(company|contact|first name)\}/g, (word) => words[word] ?? word);
}

/** Line breaks in a name would break the letter's head apart. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What of section 20 an invoice with its claim already says. */
export interface ClaimContent {
  contract: string;
  work: string;
  periodFrom: string | null;
  periodTo: string | null;
  basis: string;
  formText: string;
  formAttached: boolean;
}

/** By the field at which it is mended. */
export type ClaimItem = 'contract' | 'work' | 'periodTo' | 'basis' | 'formAttached';

export interface ClaimGap {
  item: ClaimItem;
  text: string;
}

/**
 * What still keeps an invoice from being a payment claim, in plain words. That it is in writing, states the claimed amount and the due date,
 * and says that it is made under the Act, the document itself sees to. Source: Construction Contracts Act 2002, section 20(2) and (3).
 */
export function claimGaps(claim: ClaimContent): ClaimGap[] {
  const gaps: [isMissing: boolean, item: ClaimItem, text: string][] = [
    [claim.contract === '', 'contract', 'Say which construction contract it is made under'],
    [claim.work === '', 'work', 'Describe the construction work that is claimed for'],
    [claim.periodFrom === null || claim.periodTo === null, 'periodTo', 'Say which days the work was done on, from and to'],
    [claim.basis === '', 'basis', 'Say how the amount was worked out'],
    [claim.formText === '' && !claim.formAttached, 'formAttached', 'Form 1 has to go with it: paste its text, or attach it'],
  ];
  return gaps.flatMap(([isMissing, item, text]) => (isMissing ? [{ item, text }] : []));
}

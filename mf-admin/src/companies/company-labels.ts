import type { CompanyChoices } from '@dwang/contracts';
import { DEFAULT_ZONE, dayOf } from '@dwang/domain';
import { formatDay } from '@dwang/kit';

type Choice = CompanyChoices['items'][number];

const keyOf = ({ name }: Choice): string => name.trim().toLocaleLowerCase('en-NZ');

/** What each is called in a list: the name and how many they are; where several have one name, also the owner and since when they are here. */
export function labelled(companies: readonly Choice[]): { value: number; label: string }[] {
  const count = new Map<string, number>();
  for (const company of companies) count.set(keyOf(company), (count.get(keyOf(company)) ?? 0) + 1);
  return companies.map((company) => {
    const { id, name, members, owner, createdAt } = company;
    const isOneOfSeveral = (count.get(keyOf(company)) ?? 0) > 1;
    const facts = [
      ...(isOneOfSeveral && owner ? [owner] : []),
      ...(members > 1 ? [`${members} people`] : []),
      ...(isOneOfSeveral ? [`since ${formatDay(dayOf(Date.parse(createdAt), DEFAULT_ZONE))}`] : []),
    ];
    return { value: id, label: facts.length > 0 ? `${name} (${facts.join(', ')})` : name };
  });
}

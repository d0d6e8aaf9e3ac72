import type { Supplier } from '@dwang/contracts';
import type { OpenFor } from '@dwang/domain';
import { Heading, Stack, Text } from '@dwang/kit';

/** The kinds of day that have hours of their own. */
export const DAYS = [
  ['weekdays', 'Monday to Friday'],
  ['saturday', 'Saturday'],
  ['sunday', 'Sunday'],
] as const;

const hoursText = (hours: OpenFor): string => (hours ? `${hours.from} to ${hours.to}` : 'Closed');

/** When it is open; of those that come with Dwang with the word that nobody asked. */
export function OpeningDays({ supplier: { hours, isOwn } }: { supplier: Supplier }) {
  if (!hours) return <Text rank="secondary">Opening hours are not noted.</Text>;
  return (
    <Stack gap={2}>
      <Heading level={3}>{isOwn ? 'Opening hours' : 'Opening hours (indicative)'}</Heading>
      <dl className="tools-supplier-hours">
        {DAYS.map(([key, day]) => (
          <div key={key} className="tools-supplier-day">
            <dt>{day}</dt>
            <dd>{hoursText(hours[key])}</dd>
          </div>
        ))}
      </dl>
      {!isOwn && <Text rank="secondary">Usual hours of such a shop, not of this one. Ring before you drive.</Text>}
    </Stack>
  );
}

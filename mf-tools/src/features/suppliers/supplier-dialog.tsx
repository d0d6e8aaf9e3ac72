import type { OpenFor } from '@dwang/domain';
import { distanceText, isOpenAt } from '@dwang/domain';
import { Button, Dialog, Heading, PlaceIcon, Row, Stack, StatusTag, Text } from '@dwang/kit';
import type { NearSupplier } from './nearest';

const DAYS = [
  ['weekdays', 'Monday to Friday'],
  ['saturday', 'Saturday'],
  ['sunday', 'Sunday'],
] as const;

const hoursText = (hours: OpenFor): string => (hours ? `${hours.from} to ${hours.to}` : 'Closed');

/** The person's own maps take them there; by name, since the point on our map is good to a suburb only. */
function routeTo({ name, address }: NearSupplier): string {
  const words = new URLSearchParams({ api: '1', destination: `${name}, ${address}, New Zealand` });
  return `https://www.google.com/maps/dir/?${words}`;
}

/** One supplier: where, when, and the way there. */
export function SupplierDialog({ supplier, now, onClose }: { supplier: NearSupplier; now: number; onClose: () => void }) {
  const { name, type, address, distance, hours, timeZone } = supplier;
  return (
    <Dialog open title={name} onClose={onClose} size="small">
      <Stack>
        <Row>
          {isOpenAt(hours, now, timeZone) ? <StatusTag tone="good">Open now</StatusTag> : <StatusTag>Closed now</StatusTag>}
          <Text rank="secondary">
            {distanceText(distance)} · {type}
          </Text>
        </Row>
        <Text>{address}</Text>
        <Stack gap={2}>
          <Heading level={3}>Opening hours (indicative)</Heading>
          <dl className="tools-supplier-hours">
            {DAYS.map(([key, day]) => (
              <div key={key} className="tools-supplier-day">
                <dt>{day}</dt>
                <dd>{hoursText(hours[key])}</dd>
              </div>
            ))}
          </dl>
          <Text rank="secondary">Usual hours of such a shop, not of this one. Ring before you drive.</Text>
        </Stack>
        <Button type="primary" icon={<PlaceIcon />} href={routeTo(supplier)} target="_blank" rel="noopener noreferrer">
          Directions
        </Button>
      </Stack>
    </Dialog>
  );
}

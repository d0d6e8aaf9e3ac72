import { Segmented } from '@dwang/kit';
import { useTimeEntriesSettings } from './use-time-entries-settings';

const CHOICES = [
  { value: 0, label: 'Fit the card' },
  { value: 5, label: '5' },
  { value: 10, label: '10' },
  { value: 20, label: '20' },
];

/** Settings of the card of recent time: how many entries. */
export default function TimeEntriesSettings() {
  const [{ count }, change] = useTimeEntriesSettings();
  return (
    <Segmented block aria-label="Entries shown" options={CHOICES} value={count} onChange={(next) => change({ count: next })} />
  );
}

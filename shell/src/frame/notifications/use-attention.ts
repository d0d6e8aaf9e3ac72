import { useUnclaimed, useUnsent } from '@dwang/client';

/**
 * Work on this device that the server has refused, or of which nobody knows whose it is: it needs the person, so it stands above all
 * notifications. No server row tells of it.
 */
export function useAttention() {
  const unclaimed = useUnclaimed().length;
  const refused = useUnsent()
    .filter(({ state }) => state === 'refused')
    .map(({ id, label, error }) => ({
      key: id,
      type: 'error' as const,
      title: `Needs attention: ${label}`,
      message: error?.detail || 'It could not be sent.',
      to: '/unsent',
      read: false,
    }));
  return unclaimed > 0 ? [foundHere(unclaimed), ...refused] : refused;
}

const foundHere = (count: number) => ({
  key: 'unclaimed',
  type: 'error' as const,
  title: count === 1 ? 'A time entry was found on this device' : `${count} time entries were found on this device`,
  message: 'They are of an earlier version, which does not say whose they are. Are they yours?',
  to: '/unsent',
  read: false,
});

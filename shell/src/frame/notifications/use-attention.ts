import { useUnsent } from '@dwang/client';

/** Work on this device that the server has refused: it needs the person, so it stands above all notifications. No server row tells of it. */
export function useAttention() {
  return useUnsent()
    .filter(({ state }) => state === 'refused')
    .map(({ id, label, error }) => ({
      key: id,
      type: 'error' as const,
      title: `Needs attention: ${label}`,
      message: error?.detail || 'It could not be sent.',
      to: '/unsent',
      read: false,
    }));
}

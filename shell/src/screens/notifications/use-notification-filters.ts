import { NotificationKind } from '@dwang/contracts';
import { useSearchParams } from '@dwang/kit';

/** What is shown lives in the address bar: `?unread=true&kind=invoice-overdue`. */
export function useNotificationFilters() {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const kind = NotificationKind.safeParse(params.get('kind'));
  return {
    isUnreadOnly: params.get('unread') === 'true',
    kind: kind.data,
    setUnreadOnly: (isOn: boolean) => set('unread', isOn ? 'true' : ''),
    setKind: (next: string) => set('kind', next),
  };
}

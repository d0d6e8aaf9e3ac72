import { serverNow } from '@dwang/client';
import { DEFAULT_ZONE, dayOf } from '@dwang/domain';
import { formatShortDay } from '@dwang/kit';
import { FrameBanner } from '../banner/frame-banner';
import { useClosing } from './use-closing';

/** Above every page of an owner whose company is to close; it stays until the company is kept, in whatever tab. */
export function ClosingBanner() {
  const { lastDay, name, timeZone, keep, isKeeping } = useClosing();
  if (lastDay === null) return null;
  return (
    <FrameBanner label="Closing of the company" action={{ label: 'Keep the company', isRunning: isKeeping, run: keep }}>
      <strong>{name} is to close.</strong> {whenText(lastDay, dayOf(serverNow(), timeZone ?? DEFAULT_ZONE))}
    </FrameBanner>
  );
}

function whenText(lastDay: string, today: string): string {
  if (lastDay < today) return 'Its last day is over: in a few minutes all accounts in it are deleted.';
  if (lastDay === today) return 'Today is its last day: at midnight all accounts in it are deleted.';
  return `Everybody works on until the end of ${formatShortDay(lastDay)}. Then all accounts in it are deleted.`;
}

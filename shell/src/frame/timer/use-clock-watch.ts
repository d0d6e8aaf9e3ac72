import { appName, type ClockNews, onClock, watchClock } from '@dwang/client';
import type { Timer } from '@dwang/contracts';
import { formatHours } from '@dwang/kit';
import { useEffect } from 'react';
import { notify } from '../../federation';

const timerGoesBy = () => ({
  back: 'The timer goes by the time that has passed, not by the clock.',
  ahead: 'The timer asks whether that time counts.',
  wrong: `${appName()} goes by the server's time. Check the date and time in the device's settings.`,
});

function say({ kind, by }: ClockNews): void {
  const span = formatHours(Math.round(Math.abs(by) / 1000));
  const what = {
    back: `was set back by ${span}`,
    ahead: `jumped ahead by ${span}`,
    wrong: `is ${span} ${by > 0 ? 'fast' : 'slow'}`,
  }[kind];
  notify.warning({ title: `This device's clock ${what}`, description: timerGoesBy()[kind], seconds: 10 });
}

/** Watches the device's clock, and says what happens to it. Mounted once, with the header. */
export function useClockWatch(timer: Timer | null): void {
  const status = timer?.status;
  useEffect(() => onClock((news) => news && say(news)), []);
  useEffect(() => (status ? watchClock(status === 'RUNNING') : undefined), [status]);
}

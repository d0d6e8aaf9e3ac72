/** When the device says that something happened; never later than now, as some clocks run ahead. Without a word it is now. */
export function saidInstant(at: string | undefined, now: Date): Date {
  return at === undefined ? now : new Date(Math.min(Date.parse(at), now.getTime()));
}

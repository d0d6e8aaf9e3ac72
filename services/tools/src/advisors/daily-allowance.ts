/** How often each company may still ask today (UTC). Counted in this process: a restart begins anew, two processes count apart. */
export class DailyAllowance {
  private day = '';
  private readonly taken = new Map<number, number>();

  constructor(private readonly perDay: number) {}

  /** Takes one; false when none is left. */
  take(companyId: number, now: Date): boolean {
    const today = now.toISOString().slice(0, 10);
    if (today !== this.day) {
      this.day = today;
      this.taken.clear();
    }
    const count = this.taken.get(companyId) ?? 0;
    if (count >= this.perDay) return false;
    this.taken.set(companyId, count + 1);
    return true;
  }
}

import type { Page } from '@playwright/test';

/** The job timer's card on the dashboard. */
export class JobTimer {
  readonly card;

  constructor(page: Page) {
    this.card = page.getByRole('region', { name: 'Job Timer' });
  }

  button(name: 'Start' | 'Pause' | 'Stop' | 'Reset' | 'Save Entry') {
    return this.card.getByRole('button', { name, exact: true });
  }

  /** Seconds on the clock's face. */
  async seconds(): Promise<number> {
    const text = (await this.card.getByRole('timer').textContent()) ?? '';
    const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
    return hours * 3600 + minutes * 60 + seconds;
  }

  status(text: 'STOPPED' | 'TRACKING' | 'PAUSED') {
    return this.card.getByText(text, { exact: true });
  }

  /** Waits until the clock shows at least so many seconds. */
  async reach(seconds: number): Promise<void> {
    const deadline = Date.now() + (seconds + 20) * 1000;
    while ((await this.seconds()) < seconds) {
      if (Date.now() > deadline) throw new Error(`the clock never reached ${seconds} s`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

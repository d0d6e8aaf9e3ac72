import { Injectable } from '@nestjs/common';

/** The area that keeps work at the company's rate. Called in the transaction of the change; rates in cents an hour. */
export interface RateKeeper {
  follow(companyId: number, before: number, after: number): Promise<void>;
}

/** By which a company's new rate reaches the work that is at it, without identity knowing the area that holds work. */
@Injectable()
export class DefaultRates {
  private keeper: RateKeeper | null = null;

  /** Called once, by the area that holds work. */
  keepBy(keeper: RateKeeper): void {
    this.keeper = keeper;
  }

  async changed(companyId: number, before: number, after: number): Promise<void> {
    if (before !== after) await this.keeper?.follow(companyId, before, after);
  }
}

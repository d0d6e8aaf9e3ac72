import { Injectable } from '@nestjs/common';

/** The area that keeps estimates. */
export interface EstimateKeeper {
  /** Whether this company has such an estimate, be it one that was deleted. */
  hasEstimate(companyId: number, id: number): Promise<boolean>;
}

/** By which other areas learn whether an estimate belongs to a company, without knowing the area that keeps them. */
@Injectable()
export class KnownEstimates {
  private keeper: EstimateKeeper | null = null;

  /** Called once by the area that keeps them. */
  keptBy(keeper: EstimateKeeper): void {
    this.keeper = keeper;
  }

  async has(companyId: number, id: number): Promise<boolean> {
    return (await this.keeper?.hasEstimate(companyId, id)) ?? false;
  }
}

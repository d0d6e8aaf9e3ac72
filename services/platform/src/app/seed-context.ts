import { DEFAULT_WEEK_START } from '@dwang/domain';
import type { Abstract, Type } from '@nestjs/common';
import type { Scope } from '../access/scope';
import type { Env } from '../env/env.schema';

/** What a demo seed may use. `now` is the instant that all demo rows are relative to. */
export interface SeedContext {
  env: Env;
  now: Date;
  /** A provider of any core module: `context.get(ClientsService)`. */
  get<Service>(token: Type<Service> | Abstract<Service>): Service;
  /** Set by identity's seed, which runs first. */
  demo: DemoCompany;
}

/** The demo company and who belongs to it. */
export interface DemoCompany {
  companyId: number;
  companyName: string;
  timeZone: string;
  ownerId: number;
  /** Ids of all members, the owner first. */
  memberIds: number[];
  /** Other companies of the demo installation, each with its owner: they are there to be counted. */
  neighbours: { companyId: number; ownerId: number }[];
}

/** The demo company's owner, once identity's seed has run. */
export const demoOwner = ({ demo }: Pick<SeedContext, 'demo'>): Scope => ({
  userId: demo.ownerId,
  username: 'demo',
  companyId: demo.companyId,
  companyName: demo.companyName,
  timeZone: demo.timeZone,
  weekStart: DEFAULT_WEEK_START,
  role: 'owner',
  seesPrices: true,
  isAdministrator: false,
});

import type { Type } from '@nestjs/common';
import type { EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';
import type { Scope } from '../access/scope';
import type { ExportedRows } from '../export/exported-rows';
import type { ErasedRows, Leaving, SoughtRows } from '../leaving/erased-rows';
import type { CarriedTable, StaysBehind } from '../transfer/carried-table';
import type { SeedContext } from './seed-context';

/** Injection token of the areas whose tables this process holds. */
export const AREAS = Symbol('AREAS');

export type AreaName = 'identity' | 'jobs' | 'finance' | 'tools' | 'dashboard' | 'admin';

/** What an area tells the process that runs it; each area's index exports one. */
export interface AreaDefinition {
  name: AreaName;
  /** Path prefixes under /api that belong to this area, such as `/clients`. */
  prefixes: readonly string[];
  entities: readonly (EntityTarget<ObjectLiteral> & (new () => object))[];
  migrations: readonly (new () => MigrationInterface)[];
  /** Services and the public face, without controllers; other areas import it. */
  CoreModule: Type;
  /** Controllers only; mounted where this area answers requests. */
  HttpModule: Type;
  /** What it holds of the asker's company (for an owner) or of the asker alone (for anybody else): the export of one's data. */
  exports?: (scope: Scope) => readonly ExportedRows[];
  /** The tables whose rows go with a company to another installation, those first that others point at. */
  carries?: readonly CarriedTable[];
  /** Its other tables, by name, each with the reason. A table is in one of the two lists. */
  staysBehind?: StaysBehind;
  /** What goes at once when people leave: all that the law does not have a business keep. */
  erases?: (leaving: Leaving) => readonly ErasedRows[];
  /** What was kept of a closed company as its records, rows before those that they point at. */
  records?: (companyId: number) => readonly ErasedRows[];
  /** Rows that tell that a company has been in business: while there is one it closes after days of grace, not at once. */
  inBusiness?: (companyId: number) => readonly SoughtRows[];
  /** Fills the demo company. Runs once, inside one transaction, on an empty database, after the areas before it. */
  seed?: (context: SeedContext) => Promise<void>;
}

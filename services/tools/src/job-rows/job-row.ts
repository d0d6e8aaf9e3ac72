import type { ActivityKind } from '@dwang/contracts';
import type { EntityTarget } from 'typeorm';

/** A row that a person keeps, of a job or of none. */
export interface JobRow {
  id: number;
  uid: string;
  companyId: number;
  userId: number;
  /** One that is gone may still be named. */
  projectId: number | null;
  searchText: string;
  createdAt: Date;
  version: number;
}

/** What sets the rows of one table apart. */
export interface JobRowKind<Row extends JobRow, View> {
  entity: EntityTarget<Row>;
  /** In the history of the job. */
  activity: ActivityKind;
  missing: string;
  view: (row: Row) => View;
  /** By which words it is found. */
  words: (row: Row) => string[];
  /** How the history names it, and which of its fields it compares there. */
  subject: (row: Row) => string;
  told: (row: Row) => Record<string, string>;
}

import type { Project, ProjectStage } from '@dwang/contracts';

/** Room left beside the first and the last job of a column. */
const STEP = 2 ** 20;

/** Where a job can be put: into a stage, between two jobs or at an end of the column. */
export interface Place {
  stage: ProjectStage;
  /** Order of the job above; null at the top. */
  after: number | null;
  /** Order of the job below; null at the end. */
  before: number | null;
}

/** The order that puts a job there; undefined where the server puts it at the top. */
export function orderAt({ after, before }: Place): number | undefined {
  if (after !== null && before !== null) return Math.floor((after + before) / 2);
  if (before !== null) return before - STEP;
  return after === null ? undefined : after + STEP;
}

/** A job that was moved here and whose move the list read last may not know yet. */
export interface Moved {
  project: Project;
  stage: ProjectStage;
  stageOrder: number | undefined;
}

/** The jobs of a column with the moves that its rows do not know yet. */
export function withMoves(stage: ProjectStage, rows: readonly Project[], moves: readonly Moved[]): Project[] {
  const known = new Map(rows.map((row) => [row.id, row.version]));
  const open = moves.filter(({ project }) => (known.get(project.id) ?? 0) <= project.version);
  const stay = rows.filter(({ id }) => !open.some(({ project }) => project.id === id));
  const come = open
    .filter((move) => move.stage === stage)
    .map(({ project, stageOrder = Number.MIN_SAFE_INTEGER }) => ({ ...project, stage, stageOrder }));
  return [...stay, ...come].sort((one, other) => one.stageOrder - other.stageOrder || one.id - other.id);
}

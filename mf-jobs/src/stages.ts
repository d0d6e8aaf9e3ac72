import type { ProjectStage } from '@dwang/contracts';

/** The columns of the board, from the first call to the last payment. */
export const STAGES: readonly { stage: ProjectStage; label: string }[] = [
  { stage: 'enquiry', label: 'Enquiry' },
  { stage: 'quoted', label: 'Quoted' },
  { stage: 'booked', label: 'Booked' },
  { stage: 'in_progress', label: 'In progress' },
  { stage: 'to_invoice', label: 'To invoice' },
  { stage: 'done', label: 'Done' },
];

export const stageLabel = (stage: ProjectStage): string => STAGES.find((one) => one.stage === stage)?.label ?? stage;

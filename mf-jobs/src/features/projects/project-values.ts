import type { CreateProject, Project, ProjectStage, ProjectStatus, Region, UpdateProject } from '@dwang/contracts';
import { parseMoney } from '@dwang/kit/form';

/** What the project form holds: strings as typed, 0 for "no client". `uid` is born with the form, so that a repeated send makes one row. */
export interface ProjectValues {
  uid?: string;
  name: string;
  clientId: number;
  /** One of the client's sites, 0 for none. */
  siteId: number;
  hourlyRate: string;
  startDate: string | null;
  endDate: string | null;
  progress: number;
  description: string;
  location: string;
  status: ProjectStatus;
  /** Of an active project; a completed one is done. */
  stage: Exclude<ProjectStage, 'done'>;
  /** Empty for none. */
  estimateAmount: string;
  estimateHours: string;
  region: Region | '';
}

/** A new project starts at the company's rate, with no client and no progress; null where that is not known or not shown. */
export const newProjectValues = (today: string, rate: string | null): ProjectValues => ({
  uid: crypto.randomUUID(),
  name: '',
  clientId: 0,
  siteId: 0,
  hourlyRate: rate ?? '',
  startDate: today,
  endDate: null,
  progress: 0,
  description: '',
  location: '',
  status: 'active',
  stage: 'in_progress',
  estimateAmount: '',
  estimateHours: '',
  region: '',
});

export const valuesOfProject = (project: Project): ProjectValues => ({
  name: project.name,
  clientId: project.clientId ?? 0,
  siteId: project.siteId ?? 0,
  hourlyRate: project.hourlyRate ?? '',
  startDate: project.startDate,
  endDate: project.endDate,
  progress: project.progress,
  description: project.description,
  location: project.location,
  status: project.status,
  stage: project.stage === 'done' ? 'in_progress' : project.stage,
  estimateAmount: project.estimateAmount ?? '',
  estimateHours: project.estimateHours ?? '',
  region: project.region ?? '',
});

const toFields = (values: ProjectValues) => ({
  name: values.name.trim(),
  clientId: values.clientId === 0 ? null : values.clientId,
  siteId: values.siteId || null,
  hourlyRate: parseMoney(values.hourlyRate) ?? values.hourlyRate,
  startDate: values.startDate || null,
  endDate: values.endDate || null,
  progress: values.progress,
  description: values.description,
  location: values.location,
  status: values.status,
  stage: values.status === 'completed' ? ('done' as const) : values.stage,
  estimateAmount: amountOrNone(values.estimateAmount),
  estimateHours: amountOrNone(values.estimateHours),
  region: values.region || null,
});

/** Hours are typed as money is: digits with at most two decimals. */
const amountOrNone = (typed: string | undefined): string | null => (typed ? (parseMoney(typed) ?? typed) : null);

/** What is sent for a new project: 0 becomes "no client", empty days become null. */
export function toProjectBody(values: ProjectValues): CreateProject {
  const { siteId, hourlyRate, ...fields } = toFields(values);
  const rate = hourlyRate ? { hourlyRate } : {};
  return { ...(values.uid ? { uid: values.uid } : {}), ...fields, ...rate, ...(siteId ? { siteId } : {}) };
}

/** What is sent for an edit (a field that is not shown is as it was): only what differs, and both dates when one of them does, so that their order can be checked. */
export function toProjectChanges(project: Project, values: ProjectValues): UpdateProject {
  const known = valuesOfProject(project);
  const [fields, before] = [toFields({ ...known, ...values }), toFields(known)];
  const changed = Object.entries(fields).filter(([name, value]) => before[name as keyof typeof fields] !== value);
  const hasNewDay = changed.some(([name]) => name === 'startDate' || name === 'endDate');
  return { ...Object.fromEntries(changed), ...(hasNewDay ? { startDate: fields.startDate, endDate: fields.endDate } : {}) };
}
